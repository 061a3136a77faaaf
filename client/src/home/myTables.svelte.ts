/** The tables at which one sits or sat, as the house tells of them. */

import type { MyTable } from "../api";
import { ring } from "../lib/sounds";
import { fetchMine, hideTable, leaveTable } from "../lib/http";

const AGAIN = 10_000;

export const isGoing = (table: MyTable): boolean => table.phase === "lobby" || table.phase === "playing";

/** It has become one's turn there, or somebody is waiting. */
const isNew = (before: MyTable, now?: MyTable): boolean => Boolean(now?.asked) && now?.words !== before.words;

export class MyTableList {
  /** What stands there stays where it is: who is about to touch one must not touch another. */
  tables = $state.raw<MyTable[]>([]);

  async load(): Promise<void> {
    this.tables = await fetchMine();
  }

  /** Says anew how it goes at each of them. Others, and their order, are for the next visit. */
  async look(): Promise<void> {
    try {
      const found = new Map((await fetchMine()).map((table) => [table.name, table]));
      const calls = this.tables.some((table) => isNew(table, found.get(table.name)));
      this.tables = this.tables.map((table) => found.get(table.name) ?? table);
      if (calls) ring();
    } catch {
      // the page says elsewhere that the house is out of reach
    }
  }

  async leave({ name }: MyTable): Promise<void> {
    await leaveTable(name);
    this.drop(name);
  }

  async hide({ name }: MyTable): Promise<void> {
    await hideTable(name);
    this.drop(name);
  }

  /** Again and again, as long as the page is open; call what it returns to end that. */
  follow(): () => void {
    const timer = setInterval(() => void (document.visibilityState === "visible" && this.look()), AGAIN);
    return () => clearInterval(timer);
  }

  private drop(name: string): void {
    this.tables = this.tables.filter((table) => table.name !== name);
  }
}
