import { act, screen, waitFor } from "@testing-library/react";
import { emptyDraft } from "@/lib/checkout/checkout-draft";
import { DINING_TYPE, PAY_TYPE } from "@/lib/contracts/codes";
import {
  makeCart,
  makeLastCheckout,
  makeOpening,
  makeQuote,
} from "../../factories/checkout-shapes";
import { OPEN, storeItem } from "../../setup/enter-checkout";
import {
  enterOpnCheckout,
  findConfirm,
  ORDER,
  QUOTE,
  storeOpnVisitor,
} from "../../setup/enter-opn-checkout";

const order = makeQuote({ store_id: 9, dining_type: DINING_TYPE.pickup });

beforeEach(() => {
  storeOpnVisitor();
  window.localStorage.removeItem("cart");
});

describe("the checkout page in a browser without a cart (CK-92)", () => {
  it("sends a partner's order with the store and the dining type of the backend's answer", async () => {
    const { calls, go, user } = await enterOpnCheckout("/checkout?v3=OPN-1", {
      [OPEN]: { data: makeOpening({ order }) },
      [QUOTE]: { data: order },
    });
    expect(calls.bodyOf(OPEN)).toMatchObject({
      order: { source_order_id: "OPN-1", store_id: 0, foods: "[]" },
    });
    await user.click(await screen.findByRole("radio", { name: /^現金/ }));
    await waitFor(async () => expect(await findConfirm()).toBeEnabled());
    await user.click(await findConfirm());
    await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
    expect(calls.bodyOf(ORDER)).toMatchObject({
      store_id: 9,
      dining_type: DINING_TYPE.pickup,
      foods: "[]",
    });
    expect(go).not.toHaveBeenCalledWith("/cart");
  });

  it("requests no quote for a partner's order when another tab fills a cart of the same store (CK-133)", async () => {
    const { calls } = await enterOpnCheckout("/checkout?v3=OPN-1", {
      [OPEN]: { data: makeOpening({ order }) },
      [QUOTE]: { data: order },
    });
    await findConfirm();
    act(() => {
      storeItem("cart", makeCart({ store_id: 9, dining_type: DINING_TYPE.pickup }));
      window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
    });
    await act(async () => {});
    expect(calls.countOf(QUOTE)).toBe(0);
  });

  it("continues a partner's order after a cancelled payment, although the URL has no v3", async () => {
    const { draft } = makeLastCheckout();
    storeItem(
      "lastCheckout",
      makeLastCheckout({
        path: "/checkout?v3=OPN-1",
        order_id: 7,
        store_id: 9,
        draft: { ...draft, remark: "按門鈴" },
      }),
    );
    const { calls } = await enterOpnCheckout("/checkout?payment=cancelled", {
      [OPEN]: { data: makeOpening({ order }) },
    });
    await findConfirm();
    expect(calls.bodyOf(OPEN)).toMatchObject({
      order: { source_order_id: "OPN-1", foods: "[]", remark: "按門鈴" },
    });
  });

  it.each([
    [
      "restores the pay type that the customer chose for the dining type of the order",
      DINING_TYPE.pickup,
      /^現金/,
    ],
    [
      "does not restore a pay type that the customer chose for another dining type (CK-29)",
      DINING_TYPE.delivery,
      /^LINE Pay/,
    ],
  ])("%s", async (_what, pay_chosen_for, checked) => {
    const draft = {
      ...emptyDraft({ name: "", phone: "" }),
      pay_type: PAY_TYPE.cash,
      pay_chosen_for,
    };
    storeItem(
      "lastCheckout",
      makeLastCheckout({ path: "/checkout?v3=OPN-1", order_id: 7, store_id: 9, draft }),
    );
    await enterOpnCheckout("/checkout?payment=cancelled", {
      [OPEN]: { data: makeOpening({ order }) },
      [QUOTE]: { data: order },
    });
    await findConfirm();
    expect(screen.getByRole("radio", { name: checked })).toBeChecked();
  });

  it("opens the cart page when the order is not a partner's order", async () => {
    const { go } = await enterOpnCheckout("/checkout");
    await waitFor(() => expect(go).toHaveBeenCalledWith("/cart"));
  });
});
