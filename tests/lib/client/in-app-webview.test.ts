/** @jest-environment jsdom */
import { writeCookie } from "@/lib/client/cookies";
import { isInAppWebview, rememberInAppWebview } from "@/lib/client/in-app-webview";

const visit = (path: string) => window.history.replaceState(null, "", path);

beforeEach(() => {
  writeCookie("insider", "", 0);
  visit("/");
});

it.each([
  ["/home?insider=1", true],
  ["/home", false],
  ["/home?insider=0", false],
  ["/home?insider", false],
])("after a first page at %s, isInAppWebview returns %s (CA-20)", (path, expected) => {
  visit(path);
  rememberInAppWebview();
  visit("/product?stid=1&fdid=7");
  expect(isInAppWebview()).toBe(expected);
});
