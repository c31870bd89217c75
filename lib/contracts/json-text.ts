import { z } from "zod";

/** Parses JSON text. Invalid JSON is an issue of the schema that uses it. */
export function parseJsonText(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "not JSON" });
    return z.NEVER;
  }
}
