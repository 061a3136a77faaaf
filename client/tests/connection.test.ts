import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CLOSED, Connection, type Link, pauseBefore } from "../src/lib/connection";
import type { Answer } from "../src/wire";

vi.mock("../src/lib/http", () => ({ fetchMine: vi.fn(async () => []) }));

/** The other end of the line, played by the test. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  static get last(): Line {
    return Line.all.at(-1) as Line;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onmessage = (_event: { data: string }): void => {};
  onclose = (_event: { code: number }): void => {};

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  say(answer: object): void {
    this.onmessage({ data: JSON.stringify(answer) });
  }

  hangUp(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const shown = (seq: number): object => ({ type: "shown", seq });
let heard: Answer[] = [];
let links: [Link, number][] = [];
let connection: Connection;

async function connect(): Promise<void> {
  connection = new Connection(
    "some-table",
    () => "en",
    (answer) => heard.push(answer),
    (link, code) => links.push([link, code]),
  );
  await vi.advanceTimersByTimeAsync(0);
}

const move = (text: string) => connection.request({ type: "move", seat: 0, turn: 1, text });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  [Line.all, heard, links] = [[], [], []];
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("says hello, and is open when the table is shown, not before", async () => {
    await connect();
    Line.last.open();
    expect(Line.last.sent).toMatchObject([{ type: "hello", language: "en" }]);
    expect(links).toEqual([]);
    Line.last.say(shown(5));
    expect(links).toEqual([["open", 0]]);
  });

  it("answers each request with what was said to its id", async () => {
    await connect();
    Line.last.open();
    const [first, second] = [move("1"), move("2")];
    const [, one, two] = Line.last.sent;
    Line.last.say({ type: "refused", id: two!.id, seq: 1 });
    Line.last.say({ type: "done", id: one!.id, seq: 1 });
    expect((await first).type).toBe("done");
    expect((await second).type).toBe("refused");
  });

  it("never goes back on one line", async () => {
    await connect();
    Line.last.open();
    Line.last.say(shown(7));
    Line.last.say(shown(6));
    expect(heard).toEqual([shown(7)]);
  });
});

describe("a line that is cut", () => {
  it("is opened again, and what was not answered is asked again, in order and under the same ids", async () => {
    await connect();
    Line.last.open();
    void move("1");
    void move("2");
    const before = Line.last.sent.slice(1);
    Line.last.hangUp(1006);
    expect(links.at(-1)).toEqual(["lost", 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(Line.all).toHaveLength(2);
    Line.last.open();
    expect(Line.last.sent.slice(1)).toEqual(before);
  });

  it("may show less than the one before: the new line begins anew", async () => {
    await connect();
    Line.last.open();
    Line.last.say(shown(7));
    Line.last.hangUp(1012);
    await vi.advanceTimersByTimeAsync(1000);
    Line.last.open();
    Line.last.say(shown(6));
    expect(heard).toEqual([shown(7), shown(6)]);
  });

  it("is noticed when a request is not answered", async () => {
    await connect();
    Line.last.open();
    Line.last.say(shown(1));
    void move("1");
    await vi.advanceTimersByTimeAsync(6000);
    expect(links.at(-1)).toEqual(["lost", 0]);
  });

  it("is noticed when the table is never shown", async () => {
    await connect();
    Line.last.open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(links).toEqual([["lost", 0]]);
  });

  it("is not heard any more", async () => {
    await connect();
    const first = Line.last;
    first.open();
    first.hangUp(1006);
    first.say(shown(9));
    expect(heard).toEqual([]);
  });

  it.each([CLOSED.foreign, CLOSED.unknown, CLOSED.newer])("with code %i is cut for good", async (code) => {
    await connect();
    Line.last.open();
    Line.last.hangUp(code);
    expect(links).toEqual([["ended", code]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all).toHaveLength(1);
  });

  it("for want of a cookie is tried once more, with a new one", async () => {
    await connect();
    Line.last.open();
    Line.last.hangUp(CLOSED.noGuest);
    await vi.advanceTimersByTimeAsync(0);
    expect(Line.all).toHaveLength(2);
    Line.last.open();
    Line.last.hangUp(CLOSED.noGuest);
    expect(links.at(-1)).toEqual(["ended", CLOSED.noGuest]);
  });

  it("is opened at once when the network is back", async () => {
    await connect();
    Line.last.open();
    window.dispatchEvent(new Event("offline"));
    expect(links.at(-1)).toEqual(["lost", 0]);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(Line.all).toHaveLength(2);
  });
});

describe("the pause before trying again", () => {
  it("grows, has an end, and is not the same for all", () => {
    expect(pauseBefore(1, 1)).toBeGreaterThan(pauseBefore(0, 1));
    expect(pauseBefore(50, 1)).toBe(5000);
    expect(pauseBefore(3, 0)).toBe(pauseBefore(3, 1) / 2);
  });
});
