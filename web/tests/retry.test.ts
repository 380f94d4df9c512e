import { expect, test } from "vitest";
import { askedToWait } from "../src/lib/retry";

test("a server that turns us away says when to come again", () => {
  expect(askedToWait("server-busy retry-after=30")).toBe(30_000);
  expect(askedToWait("too-many retry-after=1")).toBe(1000);
  expect(askedToWait("")).toBe(0);
  expect(askedToWait("retry-after=soon")).toBe(0);
  expect(askedToWait("retry-after=9999999")).toBe(0);
});
