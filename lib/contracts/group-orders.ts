import { z } from "zod";
import {
  DINING_TYPE,
  GROUP_BUDGET_MAX,
  GROUP_NAME_MAX,
  GROUP_TITLE_MAX,
  REMARK_MAX,
  VISIBLE_CHARACTER,
} from "./codes.ts";
import {
  boundedText,
  diningTypeSchema,
  epochSecondsSchema,
  flagSchema,
  idSchema,
  moneySchema,
  patternText,
  textSchema,
} from "./fields.ts";
import { orderFoodSchema } from "./order-foods.ts";

/**
 * The permission to see and join a group order. It consists of the id of the group order and an HMAC of 256 bits. The
 * schema accepts any text of up to 500 characters, so that a malformed token gets the same answer as a token with a
 * wrong HMAC (GO-02).
 */
const tokenSchema = boundedText(500);
/**
 * One line with at least one visible character. Control, format and unassigned characters are refused, because a name
 * with them could look like another name (GO-05).
 */
const visibleSchema = (max: number) =>
  patternText(max, /^\P{C}*$/u).refine((text) => VISIBLE_CHARACTER.test(text));
const budgetSchema = z.number().int().min(1).max(GROUP_BUDGET_MAX).nullable();

export const groupTokenSchema = z.strictObject({ token: tokenSchema });
export const startGroupBodySchema = z.strictObject({
  store_id: idSchema,
  dining_type: z.union([z.literal(DINING_TYPE.pickup), z.literal(DINING_TYPE.delivery)]),
  title: visibleSchema(GROUP_TITLE_MAX),
  deadline: epochSecondsSchema.min(0).max(2_147_483_647),
  /** The maximum price of the dishes of each person in NT$; null if there is no limit. */
  budget: budgetSchema,
});
export const joinGroupBodySchema = groupTokenSchema.extend({
  name: visibleSchema(GROUP_NAME_MAX),
});
export const addGroupLineBodySchema = groupTokenSchema.extend({
  food: orderFoodSchema.omit({ username: true }).extend({ remark: textSchema(REMARK_MAX) }),
});
export const setGroupLineBodySchema = groupTokenSchema.extend({
  line_id: idSchema,
  /** 0 removes the line. */
  quantity: z.number().int().min(0).max(99),
});
/** The action of the host. `deadline` is the new deadline for the action `reopen`. */
export const changeGroupBodySchema = groupTokenSchema.extend({
  action: z.enum(["close", "reopen", "cancel"]),
  deadline: epochSecondsSchema.min(0).max(2_147_483_647).optional(),
});

/**
 * The reason why the store no longer sells a line as it was chosen (GO-23). `left` is how many pieces of it can be
 * ordered now.
 */
const groupShortageSchema = z.object({
  kind: z.enum(["gone", "choose-again", "option-gone", "limit"]),
  left: z.number().int().min(0),
});
export type GroupShortage = z.infer<typeof groupShortageSchema>;

const groupLineSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The texts of the chosen options and of the foods of a set. */
  choices: z.array(z.string()),
  remark: z.string(),
  quantity: z.number().int(),
  /** The price of the whole line in NT$. */
  price: moneySchema,
  shortage: groupShortageSchema.optional(),
});
export type GroupLine = z.infer<typeof groupLineSchema>;

const groupGuestSchema = z.object({
  id: idSchema,
  name: z.string(),
  is_me: flagSchema,
  sum: moneySchema,
  lines: z.array(groupLineSchema),
});
export type GroupGuest = z.infer<typeof groupGuestSchema>;

/**
 * The amount that one person owes: `sum` is the price of the dishes plus a part of the fees and discounts (`share`).
 * The sums of all persons add up to the `total` of the order (GO-13).
 */
const groupShareSchema = z.object({
  /** The name of the person. It is "" for lines without a name, which the host pays. */
  name: z.string(),
  lines: z.array(groupLineSchema.omit({ id: true, shortage: true })),
  dishes: moneySchema,
  /** Negative if the discounts are higher than the fees. */
  share: z.number().int(),
  sum: moneySchema,
});
export type GroupShare = z.infer<typeof groupShareSchema>;

/** `ordering`: the host has taken the lines to the cart. `ordered`: the order is placed. */
const groupStateSchema = z.enum(["open", "closed", "ordering", "ordered", "cancelled"]);

export const groupOrderSchema = z.object({
  title: z.string(),
  store_id: idSchema,
  store_name: z.string(),
  store_image: z.string(),
  is_items_remark: flagSchema,
  /** 1 if the merchant takes no orders until further notice (GO-20). */
  is_store_paused: flagSchema.optional(),
  dining_type: diningTypeSchema,
  deadline: epochSecondsSchema,
  /** The time of this answer, from which the remaining time is computed. */
  server_time: epochSecondsSchema,
  budget: budgetSchema,
  state: groupStateSchema,
  is_host: flagSchema,
  guests: z.array(groupGuestSchema),
  order: z
    .object({ order_no: z.string(), total: moneySchema, shares: z.array(groupShareSchema) })
    .nullable(),
});
export type GroupOrder = z.infer<typeof groupOrderSchema>;
