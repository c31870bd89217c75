import { readFileSync } from "node:fs";
import { MODAL_FADE_IN_MS, MODAL_FADE_OUT_MS } from "@/lib/contracts/codes";

const css = readFileSync("app/globals.css", "utf8");
const rule = (selector: string) => css.slice(css.indexOf(`\n${selector} {`)).split("\n}")[0];

test("fades a dialog in for 100 ms and out for 300 ms, and locks the scrolling of the page (JN-39)", () => {
  expect(rule("dialog")).toContain(`opacity ${MODAL_FADE_OUT_MS}ms`);
  expect(rule("dialog::backdrop")).toContain(`opacity ${MODAL_FADE_OUT_MS}ms`);
  expect(rule("dialog[open],\ndialog[open]::backdrop")).toContain(
    `transition-duration: ${MODAL_FADE_IN_MS}ms`,
  );
  expect(rule("html:has(dialog[open])")).toContain("overflow: hidden");
});
