/** The texts of the parts on demand of stores, products and the cart. */
export { default as cart } from "../cart.json";
export { default as cartQuote } from "../cart-quote.json";
export { default as errors } from "../errors.json";
export { default as grocery } from "../grocery.json";
export { default as newOrder } from "../new-order.json";
export { default as orders } from "../orders.json";
export { default as productForm } from "../product-form.json";
export { default as products } from "../products.json";
export { default as reorder } from "../reorder.json";
export { default as replacedCart } from "../replaced-cart.json";
export { default as reservations } from "../reservations.json";
export { default as runningGroups } from "../running-groups.json";
export { default as search } from "../search.json";
export { default as storeCard } from "../store-card.json";
export { default as storeDetails } from "../store-details.json";
export { default as weekHours } from "../week-hours.json";
