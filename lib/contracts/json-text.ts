import { z } from "zod";

/** Parses JSON text inside a schema. If the text is not valid JSON, the schema refuses it with the issue "not JSON". */
export function parseJsonText(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "not JSON" });
    return z.NEVER;
  }
}
