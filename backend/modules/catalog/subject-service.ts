import { desc, eq } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { Subject } from "../../../lib/contracts/store-lists.ts";
import type { Deps } from "../../call.ts";
import { subjects } from "../../db/schema/store-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { readStores } from "./nearby-stores.ts";
import { storeCards } from "./store-card-pages.ts";
import { reachOf, storeIds } from "./store-reach.ts";
import type { Place } from "./store-service.ts";

/** The maximum number of stores that a subject shows. */
const SUBJECT_STORES = 48;

export async function subjectDetail(deps: Deps, query: Place & { id: number }): Promise<Subject> {
  const [subject] = await deps.db.select().from(subjects).where(eq(subjects.id, query.id));
  if (!subject) throw new ServiceError(CODE.refused, "這個主題已經結束或不存在", "unknown-subject");
  const reach = await reachOf(deps, query, subject.type_ids);
  const order = [reach.open_rank, desc(reach.appeal)];
  const ids = await storeIds(deps.db, reach, { order, limit: SUBJECT_STORES });
  const shown = await readStores(deps, query, ids);
  return { ...subject, stores: storeCards(deps, query, shown) };
}
