import { eq } from "drizzle-orm";
import { z } from "zod";
import { type FaqGroup, faqGroupSchema } from "../../../lib/contracts/content.ts";
import { parseJsonText } from "../../../lib/contracts/json-text.ts";
import type { Deps } from "../../call.ts";
import { settings } from "../../db/schema/content-tables.ts";

const FAQ_KEY = "faq_groups";
const storedSchema = z.string().transform(parseJsonText).pipe(z.array(faqGroupSchema));

/** The operator's questions, kept as one JSON text: they are read whole and edited whole. */
export async function faqGroups(deps: Deps): Promise<FaqGroup[]> {
  const [row] = await deps.db.select().from(settings).where(eq(settings.key, FAQ_KEY));
  if (!row) return [];
  const stored = storedSchema.safeParse(row.value);
  if (!stored.success) deps.log.error("content: faq_groups is not a list of groups");
  return stored.data ?? [];
}
