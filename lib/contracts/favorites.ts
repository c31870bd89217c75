import { z } from "zod";
import { FAVORITES_MAX } from "./codes.ts";
import { idSchema } from "./fields.ts";
import { storeCardSchema } from "./stores.ts";

export const favoriteStoreSchema = storeCardSchema.pick({ id: true, name: true, image: true });
export type FavoriteStore = z.infer<typeof favoriteStoreSchema>;

/** Ids, the newest first. With two empty lists the call only reads. */
export const favoritesBodySchema = z.strictObject({
  add: z.array(idSchema).max(FAVORITES_MAX),
  remove: z.array(idSchema).max(FAVORITES_MAX),
});
