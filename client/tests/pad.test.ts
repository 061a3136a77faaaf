import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PadShown, Tally } from "../src/api";
import { Pad } from "../src/companion/pad.svelte";
import { fill } from "../src/lib/fields";
import * as house from "../src/companion/requests";
import { type Fields, recall, recallShared, rememberShared } from "../src/lib/padStorage";
import { Refusal } from "../src/lib/http";

vi.mock("../src/companion/requests", () => ({
  score: vi.fn(),
  openPad: vi.fn(),
  writePad: vi.fn(),
  readPad: vi.fn(),
}));

const tally = (problems: Tally["problems"] = []): Tally => ({ problems });
const pads: Pad[] = [];

function open(name = ""): Pad {
  const pad = new Pad("some-game", name);
  pads.push(pad);
  return pad;
}

beforeEach(() => {
  localStorage.clear();
  vi.mocked(house.score).mockReset().mockResolvedValue(tally());
  vi.mocked(house.readPad).mockReset().mockResolvedValue(null);
  vi.mocked(house.writePad).mockReset();
});

afterEach(() => pads.splice(0).forEach((pad) => pad.leave()));

const settled = (pad: Pad) => vi.waitFor(() => expect(pad.waiting).toBe(false));

describe("a sheet of one's own", () => {
  it("is scored as it was entered last, and kept on the device", async () => {
    const pad = open();
    pad.write({ "n-0-1": 3 });
    pad.write({ "n-0-1": 4 });
    await settled(pad);
    expect(vi.mocked(house.score).mock.lastCall).toEqual(["some-game", { "n-0-1": 4 }]);
    expect(recall("some-game")?.fields).toEqual({ "n-0-1": 4 });
    expect(open().fields).toEqual({ "n-0-1": 4 });
  });

  it("takes back what cannot be, and says why", async () => {
    const pad = open();
    await settled(pad);
    pad.write({ "n-0-1": 4 });
    await settled(pad);
    vi.mocked(house.score).mockImplementation(async (_, fields: Fields) =>
      fields["n-0-1"] === 99 ? tally([{ fields: ["n-0-1"], words: "Too many." }]) : tally(),
    );
    pad.write({ "n-0-1": 99 });
    await vi.waitFor(() => expect(pad.refusal).toBe("Too many."));
    await settled(pad);
    expect(pad.fields).toEqual({ "n-0-1": 4 });
  });

  it("waits while the house does not answer, and loses nothing", async () => {
    vi.mocked(house.score).mockRejectedValue(new TypeError("no network"));
    const pad = open();
    pad.write({ a: 1 });
    await vi.waitFor(() => expect(pad.lost).toBe(true));
    vi.mocked(house.score).mockResolvedValue(tally());
    window.dispatchEvent(new Event("online"));
    await settled(pad);
    expect(pad.lost).toBe(false);
    expect(pad.fields).toEqual({ a: 1 });
  });

  it("says what the house refuses for good", async () => {
    vi.mocked(house.score).mockRejectedValue(new Refusal({ words: "No such game." } as never, false));
    const pad = open();
    await vi.waitFor(() => expect(pad.trouble).toBe("No such game."));
  });

  it("wipes out points, and keeps who plays, how, and with which box", async () => {
    const pad = open();
    pad.write({ players: 3, "name-0": "Ada", "option-mode": "easy", "box-few": 6, "n-0-1": 5 });
    pad.wipe();
    expect(pad.fields).toEqual({ players: 3, "name-0": "Ada", "option-mode": "easy", "box-few": 6 });
    expect(pad.players(2)).toBe(3);
  });
});

describe("a shared sheet", () => {
  const shown = (seq: number, fields: Fields): PadShown => ({ seq, fields }) as unknown as PadShown;

  it("sends what was entered, again under the same id where no answer came", async () => {
    vi.mocked(house.writePad)
      .mockRejectedValueOnce(new TypeError("cut off"))
      .mockImplementation(async (_, write) => shown(2, write.fields));
    const pad = open("shared-pad");
    pad.write({ a: 1 });
    await vi.waitFor(() => expect(pad.lost).toBe(true));
    window.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(house.writePad).toHaveBeenCalledTimes(2));
    const [[, first], [, second]] = vi.mocked(house.writePad).mock.calls as [[string, unknown], [string, unknown]];
    expect(second).toEqual(first);
    await settled(pad);
    expect(pad.fields).toEqual({ a: 1 });
  });

  it("shows what others have entered, and keeps what is on its way from here", async () => {
    vi.mocked(house.readPad).mockResolvedValueOnce(shown(3, { b: 2 }));
    const pad = open("shared-pad");
    await vi.waitFor(() => expect(pad.fields).toEqual({ b: 2 }));
    vi.mocked(house.writePad).mockImplementation(async (_, write) => shown(4, { b: 3, ...write.fields }));
    pad.write({ a: 1 });
    await vi.waitFor(() => expect(pad.fields).toEqual({ a: 1, b: 3 }));
  });
});

describe("what the device remembers", () => {
  it("are the eight newest shared sheets, each once", () => {
    for (let nth = 0; nth < 10; nth++) rememberShared(`pad-${nth}`);
    rememberShared("pad-5");
    expect(recallShared()).toEqual(["pad-5", "pad-9", "pad-8", "pad-7", "pad-6", "pad-4", "pad-3", "pad-2"]);
  });

  it("is nothing where storage is forbidden", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden");
    });
    expect(recall("some-game")).toBeNull();
    expect(recallShared()).toEqual([]);
  });
});

it("fills the places of a field's name", () => {
  expect(fill("caught-{seat}-{thing}", { seat: 2, thing: "goose" })).toBe("caught-2-goose");
});
