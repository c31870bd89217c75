import { and, eq, inArray, isNull, lt, notExists } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import { errands, express_images, express_sessions } from "../../db/schema/express-tables.ts";
import { EXPRESS_ABSOLUTE_SECONDS } from "./courier-session-service.ts";

/** Sessions that are over and ordered nothing, and pictures that went with no courier order: nobody can see them any more. */
export async function deleteOldExpressRows(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const { db } = deps;
  const over = lt(express_sessions.create_time, epochSeconds(deps) - EXPRESS_ABSOLUTE_SECONDS);
  const overIds = db.select({ id: express_sessions.id }).from(express_sessions).where(over);
  await db
    .delete(express_images)
    .where(and(isNull(express_images.order_id), inArray(express_images.express_id, overIds)));
  const ordered = db
    .select({ id: errands.order_id })
    .from(errands)
    .where(eq(errands.express_id, express_sessions.id));
  const pictured = db
    .select({ id: express_images.id })
    .from(express_images)
    .where(eq(express_images.express_id, express_sessions.id));
  await db.delete(express_sessions).where(and(over, notExists(ordered), notExists(pictured)));
}
