import { fireEvent, screen, waitFor } from "@testing-library/react";
import { DINING_TYPE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { makeQuote, makeStoreOfOrder } from "../../factories/checkout-shapes";
import { enterCheckout, ORDER, QUOTE } from "../../setup/enter-checkout";
import { holdAnswers } from "../../setup/serve-calls";

const placed = {
  id: 7,
  pay_type: PAY_TYPE.cash,
  order_status: ORDER_STATUS.ordered,
  payment_url_web: "",
};

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, "", "/checkout");
});

const confirm = () => screen.findByRole("button", { name: /^確認購買/ });
const radio = (name: RegExp) => screen.getByRole("radio", { name });

describe("choices made while a quote is requested", () => {
  it("are sent with the order, in whatever sequence the quotes arrive (CK-16, CK-19)", async () => {
    const slow = holdAnswers();
    const { calls, user } = await enterCheckout({ replies: { [ORDER]: { data: placed } } });
    calls.reply(QUOTE, slow.reply);
    await user.click(screen.getByRole("radio", { name: "外帶" }));
    await user.click(radio(/^現金/));
    await user.type(screen.getByRole("textbox", { name: /^給店家的備註/ }), "不要辣");
    await user.clear(screen.getByLabelText("聯絡人姓名"));
    await user.type(screen.getByLabelText("聯絡人姓名"), "陳大文");
    await user.tab();
    expect(calls.countOf(QUOTE)).toBe(3);
    const pickup = makeQuote({ dining_type: DINING_TYPE.pickup, delivery_fee: 0, pay_total: 120 });
    for (const question of [3, 1, 2]) slow.answer(question, { data: pickup });
    await user.click(await screen.findByRole("button", { name: "確認購買 NT$120" }));
    await waitFor(() => expect(calls.countOf(ORDER)).toBe(1));
    expect(calls.bodyOf(ORDER)).toMatchObject({
      dining_type: DINING_TYPE.pickup,
      pay_type: PAY_TYPE.cash,
      remark: "不要辣",
      contact_name: "陳大文",
    });
  });

  it("stay after a quote that no longer offers the earlier payment method (CK-31)", async () => {
    const slow = holdAnswers();
    const { calls, user } = await enterCheckout({ replies: { [QUOTE]: slow.reply } });
    const cash = radio(/^現金/);
    await user.type(screen.getByLabelText("聯絡人姓名"), "二");
    fireEvent.click(await confirm());
    await waitFor(() => expect(calls.countOf(QUOTE)).toBe(1));
    fireEvent.click(cash);
    const store = makeStoreOfOrder({ delivery_payment_method: "2" });
    slow.answer(1, { data: makeQuote({ store }) });
    await waitFor(() => expect(calls.countOf(QUOTE)).toBe(2));
    slow.answer(2, { data: makeQuote({ store }) });
    expect(await screen.findByRole("dialog", { name: "還差一步" })).toBeVisible();
    expect(cash).toBeChecked();
    expect(calls.countOf(ORDER)).toBe(0);
  });
});
