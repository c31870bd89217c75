import { emptyDraft } from "@/lib/checkout/checkout-draft";
import { dealDraft, dealParts, isSameChoice } from "@/lib/checkout/deal-choices";
import { makeBestDeal } from "../../factories/checkout-shapes";

const draft = emptyDraft({ name: "王小明", phone: "0912345678" });

it.each([
  ["nothing", {}, { code_id: null, store_coupon: "none", use_op: 0, op_event_id: null }],
  ["a coupon", { code_id: 7 }, { code_id: 7 }],
  ["a store coupon", { selected_store_coupon_type: 3 }, { store_coupon: 3 }],
  ["points", { use_op: 30, op_event_id: 1 }, { use_op: 30, op_event_id: 1 }],
  ["the subscription", { subscription_type: 1 as const }, { subscription_type: 1 }],
])("dealDraft sets the choices of a deal with %s (CK-110)", (_what, deal, choices) => {
  expect(dealDraft(makeBestDeal(deal))).toMatchObject(choices);
});

it("isSameChoice compares only the choices of discounts", () => {
  const chosen = { ...draft, ...dealDraft(makeBestDeal({ code_id: 7 })) };
  expect(isSameChoice(chosen, { ...chosen, remark: "不要辣" } as typeof chosen)).toBe(true);
  expect(isSameChoice(chosen, { ...chosen, code_id: 8 })).toBe(false);
  expect(isSameChoice(chosen, { ...chosen, store_coupon: "best" })).toBe(false);
});

it("dealParts lists the used benefits (`used`), the unused first-order coupon and subscription (`own`), and all that are not in `own` (`others`) (CK-112)", () => {
  const part = { name: "", discount: 0, note: "還差 NT$40" };
  const { used, own, others } = dealParts(
    makeBestDeal({
      parts: [
        { ...part, benefit: "coupon", discount: 50 },
        { ...part, benefit: "first-order-coupon" },
        { ...part, benefit: "subscription" },
        { ...part, benefit: "points" },
      ],
    }),
  );
  const kinds = (parts: typeof used) => parts.map(({ benefit }) => benefit);
  expect(kinds(used)).toEqual(["coupon"]);
  expect(kinds(own)).toEqual(["first-order-coupon", "subscription"]);
  expect(kinds(others)).toEqual(["coupon", "points"]);
});
