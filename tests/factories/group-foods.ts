/** The `food` in a request of `addGroupLine`: one product without options. */
export function makeGroupFood(values: { id: number; quantity?: number }) {
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
