import { beforeAll } from "vitest";
import { load } from "../src/lib/words";

beforeAll(() => load?.("en"));
