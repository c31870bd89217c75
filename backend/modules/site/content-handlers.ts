import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { type FaqGroup, faqGroupSchema } from "../../../lib/contracts/content.ts";
import { parseJsonText } from "../../../lib/contracts/json-text.ts";
import { type Deps, epochSeconds, type Handlers } from "../../call.ts";
import { settings } from "../../db/schema/content-tables.ts";
import { clockText } from "../../shared/taipei-time.ts";
import { advertisementsFor } from "./advertisement-service.ts";

const DEFAULT_TIME_FORMAT = "YYYY-MM-DD HH:mm:ss";
const FAQ_KEY = "faq_groups";
const storedSchema = z.string().transform(parseJsonText).pipe(z.array(faqGroupSchema));

export const contentHandlers = {
  getConfig: async ({ deps, query }) => Object.fromEntries(await readSettings(deps, query.keys)),
  announcement: async ({ deps }) => {
    const texts = await readSettings(deps, ["announcement_title", "announcement_content"]);
    return {
      title: texts.get("announcement_title") ?? "",
      content: texts.get("announcement_content") ?? "",
    };
  },
  faqList: async ({ deps }) => ({ data: await faqGroups(deps) }),
  marketingAdvertiseList: ({ deps, query }) => advertisementsFor(deps, query),
  getServerTime: async ({ deps, query }) => {
    const timestamp = epochSeconds(deps);
    return { time: clockText(timestamp, query.format ?? DEFAULT_TIME_FORMAT), timestamp };
  },
} satisfies Handlers;

async function readSettings(deps: Deps, keys: string[]): Promise<Map<string, string>> {
  const rows = await deps.db.select().from(settings).where(inArray(settings.key, keys));
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** The questions are stored as one JSON text because they are read and edited together. */
async function faqGroups(deps: Deps): Promise<FaqGroup[]> {
  const [row] = await deps.db.select().from(settings).where(eq(settings.key, FAQ_KEY));
  if (!row) return [];
  const stored = storedSchema.safeParse(row.value);
  if (!stored.success) deps.log.error("content: faq_groups is not a list of groups");
  return stored.data ?? [];
}
