import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { DINING_TYPE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { makeQuote, makeStoreOfOrder } from "../../factories/checkout-shapes";
import { makeSessionMember } from "../../factories/session-members";
import { enterCheckout, ORDER, QUOTE, readItem, storeItem } from "../../setup/enter-checkout";

const withoutCash = {
  data: makeQuote({ store: makeStoreOfOrder({ disable_payment_method: "2" }) }),
};
const placed = {
  id: 7,
  pay_type: PAY_TYPE.linePay,
  order_status: ORDER_STATUS.awaitingPayment,
  payment_url_web: "https://pay.example/7",
};

beforeEach(() => {
  window.localStorage.clear();
  storeItem("member", makeSessionMember({ business_id: 1001 }));
});

const radio = (name: RegExp) => screen.getByRole("radio", { name });
const press = async (user: Awaited<ReturnType<typeof enterCheckout>>["user"]) =>
  user.click(await screen.findByRole("button", { name: /^確認購買/ }));

async function expectToBeAsked() {
  const dialog = await screen.findByRole("dialog", { name: "還差一步" });
  expect(within(dialog).getByText("請選擇結帳方式")).toBeVisible();
}

describe("cash that the newest quote no longer offers", () => {
  it("is unchecked after a change of the dining type, and the customer must choose again (CK-31, VA-05)", async () => {
    const { calls, user } = await enterCheckout();
    await user.click(radio(/^現金/));
    calls.reply(QUOTE, withoutCash);
    await user.click(radio(/^外帶/));
    await waitFor(() => expect(radio(/^現金/)).toBeDisabled());
    expect(radio(/^現金/)).not.toBeChecked();
    await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject({ pay_type: 0 }));
    await press(user);
    await expectToBeAsked();
    expect(calls.countOf(ORDER)).toBe(0);
  });

  it("is not sent if the quote that the press requests no longer offers it", async () => {
    const { calls, user } = await enterCheckout();
    await user.click(radio(/^現金/));
    calls.reply(QUOTE, withoutCash);
    await user.type(screen.getByLabelText("聯絡人姓名"), "二");
    await press(user);
    await expectToBeAsked();
    expect(calls.countOf(ORDER)).toBe(0);
  });
});

/** Leaves the page as with the Back button, and opens the checkout again. */
async function enterAgain(entered: Parameters<typeof enterCheckout>[0] = {}) {
  fireEvent(window, new Event("pagehide"));
  cleanup();
  return enterCheckout(entered);
}
const business = {
  order: {
    dining_type: DINING_TYPE.businessReservation,
    is_reservation: 1,
    store: makeStoreOfOrder({
      has_business_reservation: 1,
      business_reservation_payment_method: "2,5,7",
    }),
  },
  cart: {
    dining_type: DINING_TYPE.businessReservation,
    is_reservation: 1,
    reservation_start_time: 1_900_000_000,
  },
} as const;

describe("the pay type of an earlier visit", () => {
  it("is not restored if it was only the default (CK-29, CK-30)", async () => {
    await enterCheckout();
    expect(radio(/^LINE Pay/)).toBeChecked();
    await enterAgain(business);
    expect(radio(/^企業月結/)).toBeChecked();
  });

  it("is restored if the customer has chosen it", async () => {
    const { user } = await enterCheckout();
    await user.click(radio(/^現金/));
    await enterAgain();
    expect(radio(/^現金/)).toBeChecked();
    await enterAgain();
    expect(radio(/^現金/)).toBeChecked();
  });

  it("is not restored for a business reservation if it was chosen for a delivery (CK-29)", async () => {
    const { user } = await enterCheckout();
    await user.click(radio(/^現金/));
    await enterAgain(business);
    expect(radio(/^企業月結/)).toBeChecked();
  });

  it("counts as chosen if its payment page was opened (CK-84)", async () => {
    const { go, user } = await enterCheckout({ replies: { [ORDER]: { data: placed } } });
    await press(user);
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(readItem("lastCheckout")).toMatchObject({
      order_id: 7,
      draft: { pay_type: PAY_TYPE.linePay, pay_chosen_for: 1 },
    });
  });
});
