/** The player's tables, from the server. */

import type { MyTable } from "../api";
import { ring } from "../lib/sounds";
import { fetchMine, hideTable, leaveTable } from "../lib/http";

const AGAIN = 10_000;

export const isGoing = (table: MyTable): boolean => table.phase === "lobby" || table.phase === "playing";

/** It has become the player's turn there. */
const isNew = (before: MyTable, now?: MyTable): boolean => Boolean(now?.asked) && now?.words !== before.words;

export class MyTableList {
  /** The list keeps its order: somebody about to touch an entry must not hit another. */
  tables = $state.raw<MyTable[]>([]);

  async load(): Promise<void> {
    this.tables = await fetchMine();
  }

  /** Update each entry. New tables and their order wait for the next visit. */
  async look(): Promise<void> {
    try {
      const found = new Map((await fetchMine()).map((table) => [table.name, table]));
      const calls = this.tables.some((table) => isNew(table, found.get(table.name)));
      this.tables = this.tables.map((table) => found.get(table.name) ?? table);
      if (calls) ring();
    } catch {
      // the page says elsewhere that the server can't be reached
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

  /** Poll while the page is open; returns a function that stops it. */
  follow(): () => void {
    const timer = setInterval(() => void (document.visibilityState === "visible" && this.look()), AGAIN);
    return () => clearInterval(timer);
  }

  private drop(name: string): void {
    this.tables = this.tables.filter((table) => table.name !== name);
  }
}
