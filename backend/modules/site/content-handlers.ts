import { inArray } from "drizzle-orm";
import { type Deps, epochSeconds, type Handlers } from "../../call.ts";
import { settings } from "../../db/schema/content-tables.ts";
import { clockText } from "../../shared/taipei-time.ts";
import { advertisementsFor } from "./advertisement-service.ts";
import { faqGroups } from "./faq-service.ts";

const DEFAULT_TIME_FORMAT = "YYYY-MM-DD HH:mm:ss";

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
