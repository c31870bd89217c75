import { eq } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { Subject } from "../../../lib/contracts/store-lists.ts";
import type { Deps } from "../../call.ts";
import { subjects } from "../../db/schema/store-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { byAppeal } from "./appeal-rules.ts";
import { nearbyStores } from "./nearby-stores.ts";
import { storeCards } from "./store-card-pages.ts";
import type { Place } from "./store-service.ts";

/** The maximum number of stores that a theme shows. */
const SUBJECT_STORES = 48;

export async function subjectDetail(deps: Deps, query: Place & { id: number }): Promise<Subject> {
  const [subject] = await deps.db.select().from(subjects).where(eq(subjects.id, query.id));
  if (!subject) throw new ServiceError(CODE.refused, "這個主題已經結束或不存在", "unknown-subject");
  const nearby = await nearbyStores(deps, { ...query, types: subject.type_ids });
  const shown = nearby.sort(byAppeal).slice(0, SUBJECT_STORES);
  return { ...subject, stores: storeCards(deps, query, shown) };
}
