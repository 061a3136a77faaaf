import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoxForm, Counts, Marks, Order, Piece } from "../src/api";
import { Box } from "../src/box/box.svelte";
import { countGroup, countMarks, markOn, step, swap, touchSpace } from "../src/box/changes";
import { readContents } from "../src/box/file";
import { boxPath, decodeBox, encodeBox } from "../src/lib/boxLink";
import * as house from "../src/box/requests";
import { keepBox, recallBox } from "../src/lib/ownBox";
import { boxOf, hasEntries, takeBox } from "../src/lib/boxFields";
import { type Fields, keep, recall } from "../src/lib/padStorage";
import { Refusal } from "../src/lib/http";

vi.mock("../src/box/requests", () => ({ showBox: vi.fn() }));

const piece = (id: string): Piece => ({ id, kind: "pawn", art: id, label: id });
const form = (changed: Fields, problem = ""): BoxForm => ({
  game: "some-game",
  title: "Some game",
  intro: "",
  parts: [],
  fields: { one: 1, two: 2, ...changed },
  changed,
  data: "default",
  problem: problem ? { fields: [], words: problem, rule: "" } : null,
});

beforeEach(() => localStorage.clear());

describe("a box in a link", () => {
  const changed: Fields = { "space-b2": "tunnel", "space-c4": "", few: 6, none: 0, yes: true, no: false };

  it("is read as it was written", () => {
    expect(decodeBox(`#${encodeBox(changed)}`)).toEqual(changed);
  });

  it("keeps texts that look like something else", () => {
    const texts = { a: "12", b: "_t", c: "__", d: "-3", e: "two words & more = ?#%", f: "é, ß, 🦊" };
    expect(decodeBox(encodeBox(texts))).toEqual(texts);
  });

  it("has only signs that every messenger leaves alone", () => {
    expect(encodeBox({ a: "two words, and (more)!", b: "~'*" })).toMatch(/^[\w%=&+*.-]+$/);
  });

  it("is short where little differs, and nothing where nothing does", () => {
    expect(boxPath("some-game", { "space-b2": "", few: 6 })).toBe("/box/some-game#space-b2=&few=6");
    expect(boxPath("some-game", {})).toBe("/box/some-game");
    expect(decodeBox("")).toEqual({});
  });
});

describe("counting", () => {
  const part: Counts = {
    type: "counts",
    label: "",
    how: "",
    field: "n-{thing}",
    groups: [
      { label: "these", things: [piece("a"), piece("b")] },
      { label: "those", things: [piece("c")] },
    ],
    total: 12,
  };

  it("is done group by group", () => {
    const fields = { "n-a": 3, "n-b": 4, "n-c": 5 };
    expect(part.groups.map((group) => countGroup(part, group, fields))).toEqual([7, 5]);
  });

  it("goes up and down by one, and not too far", () => {
    expect(step("n-a", 1, 0, 12, { "n-a": 3 })).toEqual({ "n-a": 4 });
    expect(step("n-a", 1, 0, 12, { "n-a": 12 })).toEqual({});
    expect(step("n-a", -1, 0, 12, { "n-a": 0 })).toEqual({});
    expect(step("n-a", 1, 0, 12, { "n-a": "many" })).toEqual({ "n-a": 1 });
  });
});

describe("marks", () => {
  const space = (id: string) => ({ id, label: id, x: 0, y: 0 });
  const part: Marks = {
    type: "marks",
    label: "",
    how: "",
    field: "at-{space}",
    spaces: ["a1", "a2", "a3"].map(space),
    marks: [
      { id: "hole", label: "hole", many: 2, piece: piece("hole") },
      { id: "start", label: "start", many: 1, piece: piece("start") },
    ],
  };

  it("are set, and taken away by a second touch with nothing, never with null", () => {
    expect(touchSpace(part, "hole", "a1", {})).toEqual({ "at-a1": "hole" });
    expect(touchSpace(part, "hole", "a1", { "at-a1": "hole" })).toEqual({ "at-a1": "" });
  });

  it("take each other's place", () => {
    expect(touchSpace(part, "hole", "a1", { "at-a1": "start" })).toEqual({ "at-a1": "hole" });
  });

  it("move where there is only one", () => {
    expect(touchSpace(part, "start", "a2", { "at-a1": "start" })).toEqual({ "at-a1": "", "at-a2": "start" });
  });

  it("are counted, more than there may be too", () => {
    const fields = { "at-a1": "hole", "at-a2": "hole", "at-a3": "hole" };
    expect(countMarks(part, "hole", fields)).toBe(3);
    expect(countMarks(part, "start", fields)).toBe(0);
    expect(markOn(part, "a4", fields)).toBe("");
  });
});

describe("an order", () => {
  const part: Order = {
    type: "order",
    label: "",
    how: "",
    field: "turn-{place}",
    places: [],
    things: [],
    on_board: false,
  };

  it("has two change places, and a touch on the same place changes nothing", () => {
    const fields = { "turn-1": "ada", "turn-2": "ben" };
    expect(swap(part, "1", "2", fields)).toEqual({ "turn-1": "ben", "turn-2": "ada" });
    expect(swap(part, "1", "1", fields)).toEqual({});
  });
});

describe("a box that is being corrected", () => {
  const heard = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    heard.mockReset();
    vi.mocked(house.showBox).mockReset();
  });
  afterEach(() => vi.useRealTimers());

  it("is shown at once, and asked about when the hand rests", async () => {
    vi.mocked(house.showBox).mockImplementation((_, changed) => Promise.resolve(form(changed)));
    const box = new Box("some-game", heard);
    await box.show({});
    box.write({ one: 3 });
    box.write({ one: 4 });
    expect(box.fields.one).toBe(4);
    expect(box.isGood).toBe(false);
    expect(heard).toHaveBeenLastCalledWith({ one: 4 });
    await vi.runAllTimersAsync();
    expect(vi.mocked(house.showBox).mock.calls).toEqual([
      ["some-game", {}],
      ["some-game", { one: 4 }],
    ]);
    expect(box.isGood).toBe(true);
  });

  it("hears the last answer only", async () => {
    const answers: ((form: BoxForm) => void)[] = [];
    vi.mocked(house.showBox).mockImplementation(() => new Promise((answer) => answers.push(answer)));
    const box = new Box("some-game", heard);
    void box.show({ one: 7 });
    void box.show({ one: 8 });
    answers[1]?.(form({ one: 8 }));
    answers[0]?.(form({ one: 7 }, "late and wrong"));
    await vi.runAllTimersAsync();
    expect(box.fields.one).toBe(8);
    expect(box.form?.problem).toBeNull();
  });

  it("is no good with a problem, and none while the house refuses to look", async () => {
    vi.mocked(house.showBox).mockResolvedValueOnce(form({ one: 9 }, "too many"));
    const box = new Box("some-game", heard);
    await box.show({ one: 9 });
    expect(box.isGood).toBe(false);
    vi.mocked(house.showBox).mockRejectedValueOnce(new Refusal({ code: "", words: "no", rule: "" }, false));
    await box.check();
    expect(box.trouble).toBe("no");
    expect(box.isGood).toBe(false);
  });

  it("is asked about again where the house did not answer", async () => {
    vi.mocked(house.showBox).mockRejectedValueOnce(new TypeError("no network"));
    vi.mocked(house.showBox).mockImplementation((_, changed) => Promise.resolve(form(changed)));
    const box = new Box("some-game", heard);
    await box.show({ one: 5 });
    expect(box.waiting).toBe(true);
    await vi.runAllTimersAsync();
    expect(box.isGood).toBe(true);
  });
});

describe("on this device", () => {
  it("only what differs is kept, and the newest wins", () => {
    keepBox("some-game", { one: 3 });
    keepBox("some-game", { two: 4 });
    keepBox("other-game", { one: 5 });
    expect(recallBox("some-game")).toEqual({ two: 4 });
    keepBox("some-game", {});
    expect(recallBox("some-game")).toEqual({});
    expect(recallBox("other-game")).toEqual({ one: 5 });
  });

  it("what is damaged is no box", () => {
    for (const text of ["{", "[1]", "7", "null"]) {
      localStorage.setItem("foxden-box-some-game", text);
      expect(recallBox("some-game")).toEqual({});
    }
  });

  it("it lasts as long as the page where storage is forbidden", () => {
    const forbidden = () => {
      throw new Error("forbidden");
    };
    vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden });
    keepBox("some-game", { one: 3 });
    expect(recallBox("some-game")).toEqual({ one: 3 });
    takeBox("some-game", { one: 3 });
    expect(boxOf(recall("some-game")?.fields ?? {})).toEqual({ one: 3 });
  });
});

describe("on a sheet for the real table", () => {
  const sheet = (fields: Fields): void => keep("some-game", { game: "some-game", fields, unsent: {}, sending: null });

  it("the box lies beside those who play", () => {
    sheet({ players: 3, "name-0": "Ada", "option-easy": true });
    expect(hasEntries("some-game", { one: 3 })).toBe(false);
    takeBox("some-game", { one: 3 });
    expect(recall("some-game")?.fields).toEqual({ players: 3, "name-0": "Ada", "option-easy": true, "box-one": 3 });
  });

  it("what was entered stays with the same box, and goes with another", () => {
    sheet({ "name-0": "Ada", "card-1": "hen", "box-one": 3, "box-two": "" });
    expect(hasEntries("some-game", { one: 3, two: "" })).toBe(false);
    takeBox("some-game", { one: 3, two: "" });
    expect(recall("some-game")?.fields["card-1"]).toBe("hen");
    expect(hasEntries("some-game", { one: 4 })).toBe(true);
    takeBox("some-game", { one: 4 });
    expect(recall("some-game")?.fields).toEqual({ "name-0": "Ada", "box-one": 4 });
    takeBox("some-game", {});
    expect(recall("some-game")?.fields).toEqual({ "name-0": "Ada" });
  });
});

describe("a file", () => {
  it("holds contents, or a record that carries them", () => {
    expect(readContents('{"tiles": []}', "some-game")).toEqual({ tiles: [] });
    expect(readContents('{"game": "some-game", "data": {"tiles": []}}\n{"game": 1}', "some-game")).toEqual({
      tiles: [],
    });
    expect(readContents('{"game": "some-game", "data": "default"}', "some-game")).toBe("default");
  });

  it("of another game, or of none, holds nothing", () => {
    for (const text of ["", "[]", "7", "fox", '{"game": "other-game", "data": {}}'])
      expect(readContents(text, "some-game")).toBeNull();
  });
});
