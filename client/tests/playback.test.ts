import { afterEach, describe, expect, it, vi } from "vitest";
import type { Replay, Seen } from "../src/api";
import { OPEN, Playback, PUBLIC } from "../src/replay/playback.svelte";

vi.mock("../src/lib/words", () => ({ say: (key: string) => key }));

const WINDOW = 4;

/** A game of ten moves, told four moments at a time. */
const tell = (viewer: string, near: number): Replay => {
  const first = Math.floor(near / WINDOW) * WINDOW;
  const moments = Array.from({ length: WINDOW }, (_, nth) => ({ number: first + nth, viewer }) as unknown as Seen);
  return { last: 10, window: WINDOW, moments: moments.filter((each) => each.number <= 10) } as unknown as Replay;
};
const settle = () => vi.waitFor(() => Promise.resolve());

afterEach(() => void vi.useRealTimers());

describe("a film of a game", () => {
  it("loads the moment it begins with, and its neighbours", async () => {
    const source = vi.fn(async (viewer: string, near: number) => tell(viewer, near));
    const playback = new Playback(source, 5, OPEN);
    await settle();
    await vi.waitFor(() => expect(playback.seen?.number).toBe(5));
    expect(playback.end).toBe(10);
    await vi.waitFor(() => expect(playback.moment(3)).toBeDefined());
  });

  it("stays within the game, wherever one wants to go", async () => {
    const playback = new Playback(async (viewer, near) => tell(viewer, near), 0, OPEN);
    await vi.waitFor(() => expect(playback.end).toBe(10));
    playback.go(99);
    expect(playback.at).toBe(10);
    playback.go(-3);
    expect(playback.at).toBe(0);
    playback.go(Number.NaN);
    expect(playback.at).toBe(0);
  });

  it("comes back to the end of a game that is shorter than its link says", async () => {
    const playback = new Playback(async (viewer, near) => tell(viewer, Math.min(near, 10)), 50, OPEN);
    await vi.waitFor(() => expect(playback.at).toBe(10));
  });

  it("shows the moment before until the next is here", async () => {
    let release = (): void => {};
    const source = vi.fn(async (viewer: string, near: number) => {
      if (near >= 8) await new Promise<void>((resolve) => (release = resolve));
      return tell(viewer, near);
    });
    const playback = new Playback(source, 0, OPEN);
    await vi.waitFor(() => expect(playback.seen?.number).toBe(0));
    playback.go(9);
    expect(playback.seen?.number).toBe(0);
    release();
    await vi.waitFor(() => expect(playback.seen?.number).toBe(9));
  });

  it("plays to its end, stops there, and begins anew", async () => {
    vi.useFakeTimers();
    const playback = new Playback(async (viewer, near) => tell(viewer, near), 8, OPEN);
    await vi.advanceTimersByTimeAsync(0);
    playback.play();
    const stop = playback.run();
    await vi.advanceTimersByTimeAsync(5000);
    expect(playback.at).toBe(10);
    expect(playback.playing).toBe(false);
    stop();
    playback.play();
    expect(playback.at).toBe(0);
    expect(playback.playing).toBe(true);
  });

  it("keeps nothing of what other eyes saw", async () => {
    const slow: (() => void)[] = [];
    const source = async (viewer: string, near: number): Promise<Replay> => {
      if (viewer === OPEN) await new Promise<void>((resolve) => slow.push(resolve));
      return tell(viewer, near);
    };
    const playback = new Playback(source, 0, OPEN);
    playback.look(PUBLIC);
    await vi.waitFor(() => expect(playback.seen).toBeTruthy());
    slow.forEach((resolve) => resolve());
    await settle();
    expect((playback.seen as unknown as { viewer: string }).viewer).toBe(PUBLIC);
  });

  it("says so when the house does not answer", async () => {
    const playback = new Playback(async () => Promise.reject(new TypeError("no network")), 0, OPEN);
    await vi.waitFor(() => expect(playback.refusal).toBe("no-answer"));
  });
});
