import type { OrderLine } from "@/lib/contracts/orders";

/** The texts of the choices of an order line: first its options, then each group of a set. */
export function orderLineTexts({ relish, groups }: Pick<OrderLine, "relish" | "groups">): string[] {
  const sets = groups.map(({ sub_title, foods }) => `${sub_title}：${foods.join("、")}`);
  return [relish, ...sets].filter((text) => text !== "");
}
