"""A house of tables being served: requests in, events written, scenes out."""
