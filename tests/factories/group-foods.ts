/** The food of `addGroupLine`: one product without options. */
export function makeGroupFood(values: { id: number; quantity?: number; relish_ids?: string }) {
  return {
    item_type: "single",
    quantity: 1,
    remark: "",
    unavailable_type: 0,
    relish_ids: "",
    groups: [],
    ...values,
  };
}
