import { fireEvent, screen, waitFor } from "@testing-library/react";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE, INVOICE_TYPE } from "@/lib/contracts/codes";
import { makeLastCheckout, makeOpening } from "../../factories/checkout-shapes";
import { makeSessionMember } from "../../factories/session-members";
import { enterCheckout, OPEN, readItem, storeItem } from "../../setup/enter-checkout";

const confirm = () => screen.findByRole("button", { name: "確認購買 NT$155" });
const note = () => screen.findByLabelText("給店家的備註（選填）");
const member = (mid: string) => storeItem("member", makeSessionMember({ mid }));

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, "", "/checkout");
});

describe("invalid stored values", () => {
  it.each([
    ["a number for the name", { contact_name: 5, remark: "按門鈴" }],
    [
      "an invoice of an older version",
      { invoice: { invoiceType: INVOICE_TYPE.email }, remark: "按門鈴" },
    ],
    ["points that are not a number", { use_op: "all", remark: "按門鈴" }],
  ])("are ignored together with the rest of their draft: %s", async (_what, draft) => {
    storeItem("lastCheckout", { ...makeLastCheckout(), draft });
    const { calls } = await enterCheckout();
    expect(await confirm()).toBeEnabled();
    expect(await note()).toHaveValue("");
    expect(calls.bodyOf(OPEN)).toMatchObject({ last_order_id: null, order: { use_op: 0 } });
  });

  it("are ignored for the pay type, the contact name and the phone number, and the page asks for the contact", async () => {
    storeItem("payType", "cash");
    await enterCheckout({
      opening: { profile: null },
      before: () => ["contactName", "contactPhone"].map((key) => storeItem(key, 5)),
    });
    expect(await screen.findByText("外送資料不完整")).toBeVisible();
    expect(screen.getByLabelText("聯絡人姓名")).toHaveValue("");
    expect(screen.getByLabelText("手機號碼")).toHaveValue("");
    expect(screen.getByRole("radio", { name: /LINE Pay/ })).toBeChecked();
  });
});

describe("the draft of a member", () => {
  it("is restored for this member", async () => {
    member("M1");
    storeItem("lastCheckout", makeLastCheckout({ mid: "M1", draft: { remark: "按門鈴" } }));
    await enterCheckout();
    expect(await note()).toHaveValue("按門鈴");
  });

  it("is not restored for a cart of another store", async () => {
    member("M1");
    const draft = { remark: "按門鈴" };
    storeItem("lastCheckout", makeLastCheckout({ mid: "M1", store_id: 4, draft }));
    await enterCheckout();
    expect(await note()).toHaveValue("");
  });

  it("is removed when another member opens the checkout", async () => {
    member("M2");
    const draft = { contact_name: "陳小華", remark: "按門鈴" };
    storeItem("lastCheckout", makeLastCheckout({ mid: "M1", order_id: 7, draft }));
    const { calls } = await enterCheckout();
    expect(await note()).toHaveValue("");
    expect(screen.getByLabelText("聯絡人姓名")).toHaveValue("王小明");
    expect(calls.bodyOf(OPEN)).toMatchObject({ last_order_id: null });
    expect(readItem("lastCheckout")).toBeNull();
  });

  it("is kept but not restored when no member is signed in", async () => {
    storeItem("lastCheckout", makeLastCheckout({ mid: "M1", draft: { remark: "按門鈴" } }));
    await enterCheckout();
    expect(await note()).toHaveValue("");
    expect(readItem("lastCheckout")).toMatchObject({ mid: "M1" });
  });

  it("contains the member's id", async () => {
    member("M1");
    const { user } = await enterCheckout();
    await user.type(await note(), "按門鈴");
    fireEvent(window, new Event("pagehide"));
    expect(readItem("lastCheckout")).toMatchObject({ mid: "M1", draft: { remark: "按門鈴" } });
  });

  it("is not stored after the member has signed out", async () => {
    member("M1");
    await enterCheckout();
    await confirm();
    window.localStorage.removeItem("member");
    fireEvent(window, new Event("pagehide"));
    expect(readItem("lastCheckout")).toBeNull();
  });
});

describe("the coupon of a stored draft", () => {
  const unknown = {
    code: CODE.refused,
    message: "找不到此優惠券，請重新選擇",
    reason: REASON.coupon,
  };

  it("is removed if the server does not know the coupon; then the checkout is requested again, and the server's message is shown", async () => {
    const replies = [unknown, { data: makeOpening() }];
    const { calls } = await enterCheckout({
      draft: { code_id: 99 },
      replies: { [OPEN]: () => replies.shift() ?? "lost" },
    });
    expect(await confirm()).toBeEnabled();
    expect(screen.getByRole("group", { name: "我的優惠券" })).toHaveTextContent(unknown.message);
    expect(calls.bodyOf(OPEN)).toMatchObject({ order: { code_id: 0 } });
  });

  it("that the server does not know causes only one repeat of the request for the checkout, even if nothing can be stored", async () => {
    const write = jest.spyOn(Storage.prototype, "setItem");
    const { calls } = await enterCheckout({
      draft: { code_id: 99 },
      replies: { [OPEN]: unknown },
      before: () => write.mockImplementation(() => undefined),
      until: () => screen.findByText(unknown.message),
    });
    await waitFor(() => expect(calls.countOf(OPEN)).toBe(2));
  });

  it("stays in the draft if the refusal has another reason", async () => {
    const closed = { code: CODE.refused, message: "找不到店家" };
    const { calls } = await enterCheckout({
      draft: { code_id: 5 },
      replies: { [OPEN]: closed },
      until: () => screen.findByText(closed.message),
    });
    expect(calls.countOf(OPEN)).toBe(1);
    expect(readItem("lastCheckout")).toMatchObject({ draft: { code_id: 5 } });
  });
});
