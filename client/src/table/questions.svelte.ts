import { untrack } from "svelte";
import type { Table } from "../lib/table.svelte";
import type { Choosing } from "../scene/choosing.svelte";
import type { Spotlight } from "../scene/spotlight.svelte";

/** Keeps the touches in step with what is asked: a new turn is a new question; any other change keeps the touches. */
export function followQuestions(table: () => Table, choosing: Choosing, spotlight: Spotlight): void {
  const turn = $derived(table().shown?.turn ?? 0);
  const question = $derived(table().busy ? 0 : turn);
  const hint = $derived(table().hint);
  let answering = 0;
  $effect(() => {
    void turn;
    untrack(() => choosing.clear());
    spotlight.clear();
  });
  $effect(() => {
    if (!question || question === answering) return;
    answering = question;
    // A lesson says what to touch next.
    if (!table().shown?.coach) untrack(() => choosing.renew());
  });
  $effect(() => {
    if (hint) untrack(() => choosing.heed());
  });
}
