/** The texts of the parts on demand of the checkout and of the pages for members. */
export { default as accountEdits } from "../account-edits.json";
export { default as address } from "../address.json";
export { default as addressDialogs } from "../address-dialogs.json";
export { default as appSignIn } from "../app-sign-in.json";
export { default as cards } from "../cards.json";
export { default as codBarcode } from "../cod-barcode.json";
export { default as coupons } from "../coupons.json";
export { default as errors } from "../errors.json";
export { default as expressPlace } from "../express-place.json";
export { default as lostSubmit } from "../lost-submit.json";
export { default as orderHelp } from "../order-help.json";
export { default as orderHistory } from "../order-history.json";
export { default as orders } from "../orders.json";
export { default as payments } from "../payments.json";
export { default as placedOrder } from "../placed-order.json";
export { default as sameOrder } from "../same-order.json";
export { default as slots } from "../slots.json";
