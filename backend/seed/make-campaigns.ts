import type { campaigns } from "../db/schema/campaign-tables.ts";
import type { advertisements } from "../db/schema/content-tables.ts";
import type { store_groups, store_types, subjects } from "../db/schema/store-tables.ts";
import { adVocabulary, campaignVocabulary, subjectVocabulary } from "./campaign-vocabulary.ts";
import { coverPictures } from "./picture-index.ts";
import { dayEnd } from "./sample-benefits.ts";

export type TypeRow = typeof store_types.$inferInsert;
export type GroupRow = typeof store_groups.$inferInsert;
type SubjectRow = typeof subjects.$inferInsert;
type AdRow = Required<typeof advertisements.$inferInsert>;
type CampaignRow = Required<typeof campaigns.$inferInsert>;

export function makeSubjects(types: readonly TypeRow[]): SubjectRow[] {
  return subjectVocabulary.map(({ title, cover, kinds }, index) => ({
    id: index + 1,
    title,
    image: coverOf(cover, index),
    type_ids: kinds.split(" ").map((name) => idOf(types, name)),
    position: index + 1,
  }));
}

type Targets = {
  types: readonly TypeRow[];
  groups: readonly GroupRow[];
  subjects: readonly SubjectRow[];
};

export function makeAdvertisements(targets: Targets): AdRow[] {
  return adVocabulary.map(({ type, dining, title, cover, to }, index) => ({
    id: index + 1,
    type,
    store_id: 0,
    dining_types: dining,
    title,
    image: coverOf(cover, index),
    url: urlOf(to, targets),
    position: index + 1,
  }));
}

/** Makes the rows of the campaigns. Each campaign begins at midnight in Taipei and ends at midnight or never. */
export function makeCampaigns(targets: Targets, now: number): CampaignRow[] {
  return campaignVocabulary.map(({ title, text, cover, turn, to, from, until }, index) => ({
    id: index + 1,
    title,
    text,
    image: coverOf(cover, turn),
    url: urlOf(to, targets),
    start_time: dayEnd(now, from - 1) + 1,
    end_time: until === null ? null : dayEnd(now, until) + 1,
    position: index + 1,
  }));
}

/**
 * Turns the target of a campaign or advertisement, such as `subject:宵夜時間`, into a URL, such as
 * `/storeList?subject=<id>`.
 */
function urlOf(to: string, { types, groups, subjects }: Targets): string {
  const [kind = "", name = ""] = to.split(":");
  if (kind === "path") return name;
  if (kind === "subject") {
    const subject = subjects.find(({ title }) => title === name);
    return `/storeList?subject=${subject?.id}`;
  }
  return `/storeList?${kind}=${idOf(kind === "group" ? groups : types, name)}`;
}

function idOf(rows: readonly { id: number; name: string }[], name: string): number {
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(`seed: no type, group or subject is called ${name}`);
  return row.id;
}

export function coverOf(key: keyof typeof coverPictures, index: number): string {
  const covers = coverPictures[key];
  return covers[index % covers.length] ?? covers[0];
}
