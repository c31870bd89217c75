import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { CODE, SERVER_TIME_FORMAT } from "../../../lib/contracts/codes.ts";
import { type FaqGroup, faqGroupSchema } from "../../../lib/contracts/content.ts";
import { parseJsonText } from "../../../lib/contracts/json-text.ts";
import { type Deps, epochSeconds, type Handlers } from "../../call.ts";
import { settings } from "../../db/schema/content-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { clockText, isClockPattern } from "../../shared/taipei-time.ts";
import { districtInText } from "../address/place-rules.ts";
import { advertisementsFor } from "./advertisement-service.ts";

const FAQ_KEY = "faq_groups";
const storedSchema = z.string().transform(parseJsonText).pipe(z.array(faqGroupSchema));

export const contentHandlers = {
  getConfig: async ({ deps, query }) => Object.fromEntries(await readSettings(deps, query.keys)),
  announcement: async ({ deps, address }) => {
    const district = districtInText(address ?? "");
    const own =
      district && (await readAnnouncement(deps, `:${district.city_name}${district.area_name}`));
    return own?.title || own?.content ? own : readAnnouncement(deps, "");
  },
  faqList: async ({ deps }) => ({ data: await faqGroups(deps) }),
  marketingAdvertiseList: ({ deps, query }) => advertisementsFor(deps, query),
  getServerTime: async ({ deps, query }) => {
    const timestamp = epochSeconds(deps);
    const { format = SERVER_TIME_FORMAT } = query;
    if (!isClockPattern(format)) throw new ServiceError(CODE.refused, "時間格式不正確");
    return { time: clockText(timestamp, format), timestamp };
  },
} satisfies Handlers;

/**
 * Reads an announcement. The setting keys of a district's announcement end with the names of its city and district,
 * such as `announcement_title:台北市信義區`.
 */
async function readAnnouncement(deps: Deps, suffix: string) {
  const keys = { title: `announcement_title${suffix}`, content: `announcement_content${suffix}` };
  const texts = await readSettings(deps, Object.values(keys));
  return { title: texts.get(keys.title) ?? "", content: texts.get(keys.content) ?? "" };
}

async function readSettings(deps: Deps, keys: string[]): Promise<Map<string, string>> {
  const rows = await deps.db.select().from(settings).where(inArray(settings.key, keys));
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** Reads the FAQ. All questions are stored as one JSON text, because they are read and edited together. */
async function faqGroups(deps: Deps): Promise<FaqGroup[]> {
  const [row] = await deps.db.select().from(settings).where(eq(settings.key, FAQ_KEY));
  if (!row) return [];
  const stored = storedSchema.safeParse(row.value);
  if (!stored.success) deps.log.error("content: faq_groups is not a list of groups");
  return stored.data ?? [];
}
