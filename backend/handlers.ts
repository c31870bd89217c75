import type { Handlers } from "./call.ts";
import { memberHandlers } from "./modules/account/member-handlers.ts";
import { benefitHandlers } from "./modules/benefits/benefit-handlers.ts";
import { cartHandlers } from "./modules/cart/cart-handlers.ts";
import { storeHandlers } from "./modules/catalog/store-handlers.ts";
import { checkoutHandlers } from "./modules/checkout/checkout-handlers.ts";
import { invoiceHandlers } from "./modules/checkout/invoice-handlers.ts";
import { courierHandlers } from "./modules/courier/courier-handlers.ts";
import { groupHandlers } from "./modules/groups/group-handlers.ts";
import { orderHandlers } from "./modules/orders/order-handlers.ts";
import { merchantHandlers } from "./modules/partners/merchant-handlers.ts";
import { paymentHandlers } from "./modules/payments/payment-handlers.ts";
import { privacyHandlers } from "./modules/privacy/privacy-handlers.ts";
import { contentHandlers } from "./modules/site/content-handlers.ts";

/** The handlers of all calls by domain. In docs/api/openapi.json, the domain is the tag of a call. */
export const handlersByDomain = {
  account: memberHandlers,
  benefits: benefitHandlers,
  cart: cartHandlers,
  catalog: storeHandlers,
  checkout: { ...checkoutHandlers, ...invoiceHandlers },
  courier: courierHandlers,
  groups: groupHandlers,
  orders: orderHandlers,
  partners: merchantHandlers,
  payments: paymentHandlers,
  privacy: privacyHandlers,
  site: contentHandlers,
} satisfies Record<string, Handlers>;

export const handlers: Handlers = Object.assign({}, ...Object.values(handlersByDomain));
