import { z } from "zod";
import { type ProviderAnswer, parseJson } from "./provider-fetch.ts";

// The result of a provider's call. `unknown` means that no readable answer came. It is not a refusal: money may have
// moved, so the caller must ask the provider again before it decides.
export type ProviderResult<Info> =
  | { ok: true; info: Info }
  | { ok: false; returnCode: string; returnMessage: string }
  | { ok: "unknown" };

const SUCCESS_CODE = "0000";

const envelopeSchema = z.object({
  returnCode: z.string().regex(/^\d{4}$/),
  returnMessage: z.string().default(""),
  info: z.unknown().optional(),
});

export function readResult<Schema extends z.ZodType>(
  answer: ProviderAnswer | null,
  infoSchema: Schema,
  parse: (text: string) => unknown = parseJson,
): ProviderResult<z.infer<Schema>> {
  if (answer === null || answer.status >= 500) return { ok: "unknown" };
  const envelope = envelopeSchema.safeParse(parse(answer.text));
  if (!envelope.success) return { ok: "unknown" };
  const { returnCode, returnMessage, info } = envelope.data;
  if (returnCode !== SUCCESS_CODE) return { ok: false, returnCode, returnMessage };
  const parsed = infoSchema.safeParse(info);
  return parsed.success ? { ok: true, info: parsed.data } : { ok: "unknown" };
}
