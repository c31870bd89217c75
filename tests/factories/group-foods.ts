/** The `food` in a request of `addGroupLine`: one product, without options by default. */
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
