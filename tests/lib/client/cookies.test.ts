/** @jest-environment jsdom */

import { readCookie } from "@/lib/client/cookies";

it("readCookie returns undefined for a cookie that cannot be decoded", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test needs a value that writeCookie never writes
  document.cookie = "other=100%; path=/";
  expect(readCookie("other")).toBeUndefined();
});
