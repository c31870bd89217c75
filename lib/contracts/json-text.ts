import { z } from "zod";

/** Deeper than any request, and shallow enough for every parser. */
const DEPTH_MAX = 20;
/** More than the largest order has. Objects of many names are slow to build and to check. */
const NAMES_MAX = 5_000;

/**
 * Whether JSON text nests at most 20 levels and has at most 5,000 names in all. Parsing costs up to 100 times more for
 * other shapes of the same size. Text that is not JSON may pass: the parser refuses it.
 */
export function isBoundedJson(text: string): boolean {
  let depth = 0;
  let names = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = stringEnd(text, at);
        break;
      case "[":
      case "{":
        depth += 1;
        break;
      case "]":
      case "}":
        depth -= 1;
        break;
      case ":":
        names += 1;
    }
    if (depth > DEPTH_MAX || names > NAMES_MAX) return false;
  }
  return true;
}

/** The position of the quote that ends the string which begins at `start`; the text's end where there is none. */
function stringEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}

/** JSON text as its value. Text that is not JSON, or not bounded, is an issue of the schema that it stands in. */
export function parseJsonText(text: string, context: z.RefinementCtx): unknown {
  try {
    if (isBoundedJson(text)) return JSON.parse(text);
  } catch {
    // Reported below.
  }
  context.addIssue({ code: "custom", message: "not JSON of a usual shape" });
  return z.NEVER;
}
