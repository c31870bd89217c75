import { z } from "zod";

/** JSON text as its value; text that is no JSON is an issue of the schema it stands in. */
export function parseJsonText(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "not JSON" });
    return z.NEVER;
  }
}
