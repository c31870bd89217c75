import { screen, waitFor } from "@testing-library/react";
import { CODE, REASON } from "@/lib/contracts/answer-code";
import { makeOpening } from "../../factories/checkout-shapes";
import { makeSessionMember } from "../../factories/session-members";
import { enterCheckout, OPEN, ORDER, QUOTE } from "../../setup/enter-checkout";

const HOME = {
  id: 501,
  city_name: "台北市",
  area_name: "信義區",
  street: "市府路45號",
  address: "台北市信義區市府路45號",
  lat: 25.03361,
  lng: 121.56445,
  remark: "3樓",
  is_default: 1 as const,
  contact_name: "王小明",
  contact_phone: "0912345678",
};
const GONE = { code: CODE.refused, message: "找不到此地址，請重新選擇" };

beforeEach(() => window.localStorage.clear());

const save = () =>
  window.localStorage.setItem("member", JSON.stringify(makeSessionMember({ addressList: [HOME] })));

it("sends the id of a saved address with the pre-order and the order (CK-91)", async () => {
  const { calls, user } = await enterCheckout({ address: { remark: "3樓" }, before: save });
  expect(calls.bodyOf(OPEN)).toMatchObject({ order: { address_id: 501 } });
  calls.reply(ORDER, { code: CODE.refused, message: "x" });
  await user.click(screen.getByRole("button", { name: /^確認購買/ }));
  await waitFor(() => expect(calls.bodyOf(ORDER)).toMatchObject({ address_id: 501 }));
});

it("sends no id of a saved address after its note was changed (CK-91)", async () => {
  const { calls, user } = await enterCheckout({ address: { remark: "3樓" }, before: save });
  await user.type(screen.getByLabelText("外送備註（選填）"), "之2");
  await user.tab();
  await waitFor(() =>
    expect(calls.bodyOf(QUOTE)).toMatchObject({ address_id: 0, address_remark: "3樓之2" }),
  );
});

it.each([
  ["with a reason", { ...GONE, reason: REASON.unknownAddress }],
  ["without a reason, as the operator's own backend may do", GONE],
])(
  "if the backend refuses the id of a saved address %s, sends the address as text (CK-91)",
  async (_what, refusal) => {
    const answers = [refusal, { data: makeOpening() }];
    const { calls } = await enterCheckout({
      address: { remark: "3樓" },
      before: save,
      replies: { [OPEN]: () => answers.shift() ?? GONE },
    });
    expect(calls.bodyOf(OPEN)).toMatchObject({ order: { address_id: 0, street: "市府路45號" } });
    expect(calls.countOf(OPEN)).toBe(2);
  },
);

it("sends only one request, and shows the server's message, when the refusal has another reason", async () => {
  const refusal = { code: CODE.refused, message: "找不到此店家", reason: "unknown-store" };
  const { calls } = await enterCheckout({
    address: { remark: "3樓" },
    before: save,
    replies: { [OPEN]: refusal },
    until: () => screen.findByText(refusal.message),
  });
  expect(calls.countOf(OPEN)).toBe(1);
});
