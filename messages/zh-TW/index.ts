import address from "./address.json";
import auth from "./auth.json";
import cart from "./cart.json";
import checkout from "./checkout.json";
import errors from "./errors.json";
import home from "./home.json";
import invoices from "./invoices.json";
import layout from "./layout.json";
import newOrder from "./new-order.json";
import orders from "./orders.json";
import payments from "./payments.json";
import products from "./products.json";
import site from "./site.json";
import storeDetails from "./store-details.json";
import stores from "./stores.json";

/** Every sentence of the storefront, one file per domain. */
const messages = {
  address,
  auth,
  cart,
  checkout,
  errors,
  home,
  invoices,
  layout,
  newOrder,
  orders,
  payments,
  products,
  site,
  storeDetails,
  stores,
};
export default messages;
