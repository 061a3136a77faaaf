import { beforeEach, describe, expect, it, vi } from "vitest";

const asked: { path: string; answer: (found: unknown, status?: number) => void }[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.resetModules();
  vi.stubGlobal(
    "fetch",
    (path: string) =>
      new Promise<Response>((settle) =>
        asked.push({ path, answer: (found, status = 200) => settle(new Response(JSON.stringify(found), { status })) }),
      ),
  );
});

const paths = (): string[] => asked.map((each) => each.path);
const soon = (): Promise<void> => new Promise((go) => setTimeout(go));

describe("a newcomer's first requests", () => {
  it("go one after the other, or there would be two guests", async () => {
    const { fetchGames, fetchMine, openTable } = await import("../src/lib/http");
    void fetchGames();
    void fetchMine();
    void openTable({ game: "any" });
    await soon();
    expect(paths()).toEqual(["/api/games", "/api/mine"]);
    asked[1]?.answer({ tables: [] });
    await soon();
    expect(paths()).toEqual(["/api/games", "/api/mine", "/api/tables"]);
  });

  it("go on when one was refused", async () => {
    const { fetchMine, openTable } = await import("../src/lib/http");
    const refused = fetchMine();
    void openTable({ game: "any" });
    await soon();
    asked[0]?.answer({ words: "too fast" }, 429);
    await expect(refused).rejects.toThrow("too fast");
    await soon();
    expect(paths()).toEqual(["/api/mine", "/api/tables"]);
  });

  it("are no longer held back once one was answered", async () => {
    const { fetchMine, openTable } = await import("../src/lib/http");
    void fetchMine();
    await soon();
    asked[0]?.answer({ tables: [] });
    await soon();
    void openTable({ game: "any" });
    void fetchMine();
    await soon();
    expect(paths()).toEqual(["/api/mine", "/api/tables", "/api/mine"]);
  });
});
