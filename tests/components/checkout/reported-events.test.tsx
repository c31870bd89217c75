import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ShopEvent } from "@/lib/analytics/shop-event";
import { events } from "@/lib/analytics/shop-event";
import { clearCart } from "@/lib/client/cart-store";
import { loadServices } from "@/lib/client/load-services";
import { ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { enterCheckout, ORDER } from "../../setup/enter-checkout";
import { scriptAddresses, takeEvents } from "../../setup/services-element";
import "../../setup/dom-dialog";
import "../../setup/near-observer";

beforeEach(() => {
  window.localStorage.clear();
  clearCart();
  takeEvents();
});

const names = (reported: ShopEvent[]) => reported.map(({ name }) => name);

it("reports begin_checkout once when the checkout opens (AN-04)", async () => {
  await enterCheckout();
  expect(names(takeEvents())).toEqual(["begin_checkout"]);
});

it("reports add_payment_info with the chosen pay type and the order", async () => {
  const { user } = await enterCheckout();
  takeEvents();
  const group = screen.getByRole("group", { name: "付款方式" });
  await user.click(within(group).getByRole("radio", { name: /^現金/ }));
  await waitFor(() => expect(events).toHaveLength(1));
  expect(takeEvents()).toMatchObject([
    { name: "add_payment_info", pay_type: PAY_TYPE.cash, order: { store_id: 3 } },
  ]);
});

it("reports add_shipping_info with the new dining type", async () => {
  const { user } = await enterCheckout();
  takeEvents();
  await user.click(screen.getByRole("radio", { name: "外帶" }));
  await waitFor(() => expect(events).toHaveLength(1));
  expect(names(takeEvents())).toEqual(["add_shipping_info"]);
});

it("places an order while all scripts of third parties are blocked (SE-20)", async () => {
  const { go, user } = await enterCheckout({
    replies: {
      [ORDER]: {
        data: {
          id: 7,
          pay_type: PAY_TYPE.cash,
          order_status: ORDER_STATUS.ordered,
          payment_url_web: "",
        },
      },
    },
    before: () => {
      const services = { analytics: "GTM-TEST1", recording: "clarity1", chat: "chat1" };
      const choice = { analytics: true, recording: true, chat: true };
      loadServices({ services, choice, started: new Set() });
      expect(scriptAddresses()).toHaveLength(3);
      for (const script of document.querySelectorAll("script")) fireEvent.error(script);
    },
  });
  await user.click(screen.getByRole("radio", { name: /^現金/ }));
  await user.click(await screen.findByRole("button", { name: /^確認購買/ }));
  await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
});
