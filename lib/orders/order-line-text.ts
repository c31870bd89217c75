import type { OrderLine } from "@/lib/contracts/orders";

/** The choices of a line as the server writes them: the options, then each group of a set. */
export function orderLineTexts({ relish, groups }: Pick<OrderLine, "relish" | "groups">): string[] {
  const sets = groups.map(({ sub_title, foods }) => `${sub_title}：${foods.join("、")}`);
  return [relish, ...sets].filter((text) => text !== "");
}
