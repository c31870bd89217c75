/** @jest-environment jsdom */

import { readCookie } from "@/lib/client/cookies";

it("a cookie of another program with a broken encoding counts as none", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test writes what our own function never writes
  document.cookie = "other=100%; path=/";
  expect(readCookie("other")).toBeUndefined();
});
