"""Who plays when nobody is there. A bot is handed its View and a redealt state, never the true one."""
