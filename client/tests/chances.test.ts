import { expect, test } from "vitest";
import type { Review } from "../src/api";
import { speak } from "../src/lib/words";
import { linesOf, percent, signed } from "../src/review/chances";

const step = (number: number, known: number[]): Review["lines"][number] => ({
  number,
  seat: 0,
  words: "",
  known,
  true: known,
  choice: 0,
  luck: known.map(() => 0),
});

const review = {
  names: ["Ada", "Ben", "Cleo"],
  known: [600_000, 400_000, 600_000],
  true: [600_000, 400_000, 600_000],
  lines: [step(1, [700_000, 300_000, 700_000]), step(2, [0, 1_000_000, 0])],
} as unknown as Review;

test("partners have one line together", () => {
  expect(linesOf(review).map((line) => line.seats)).toEqual([[0, 2], [1]]);
  expect(linesOf(review)[1]?.known).toEqual([400_000, 300_000, 1_000_000]);
});

test("chances and changes are told in points of a hundred", () => {
  expect(percent(614_000)).toBe("61%");
  expect(signed(-176_000)).toBe("−17.6");
  expect(signed(25_000)).toBe("+2.5");
  expect(signed(-20)).toBe("0");
});

test("each language has its own signs for them", async () => {
  await speak("de");
  expect(percent(614_000)).toBe("61\u00a0%");
  expect(signed(-176_000)).toBe("−17,6");
  await speak("en");
});
