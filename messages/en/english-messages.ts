import type zhTW from "../zh-TW";
import accountEdits from "./account-edits.json";
import address from "./address.json";
import addressDialogs from "./address-dialogs.json";
import addressPosition from "./address-position.json";
import appBanner from "./app-banner.json";
import appSignIn from "./app-sign-in.json";
import apps from "./apps.json";
import areas from "./areas.json";
import auth from "./auth.json";
import campaigns from "./campaigns.json";
import cards from "./cards.json";
import carrier from "./carrier.json";
import cart from "./cart.json";
import cartCosts from "./cart-costs.json";
import cartPanel from "./cart-panel.json";
import cartQuote from "./cart-quote.json";
import checkout from "./checkout.json";
import codBarcode from "./cod-barcode.json";
import consent from "./consent.json";
import corporate from "./corporate.json";
import couponList from "./coupon-list.json";
import coupons from "./coupons.json";
import courierOrderPage from "./courier-order-page.json";
import discounts from "./discounts.json";
import errors from "./errors.json";
import express from "./express.json";
import expressPlace from "./express-place.json";
import failures from "./failures.json";
import frame from "./frame.json";
import grocery from "./grocery.json";
import groupOrder from "./group-order.json";
import home from "./home.json";
import instantDelivery from "./instant-delivery.json";
import intro from "./intro.json";
import introNotice from "./intro-notice.json";
import invoices from "./invoices.json";
import joinUs from "./join-us.json";
import joinUsForm from "./join-us-form.json";
import landing from "./landing.json";
import layout from "./layout.json";
import lostSubmit from "./lost-submit.json";
import manualAddress from "./manual-address.json";
import members from "./members.json";
import menu from "./menu.json";
import menuPage from "./menu-page.json";
import newOrder from "./new-order.json";
import notFound from "./not-found.json";
import offline from "./offline.json";
import orderHelp from "./order-help.json";
import orderHistory from "./order-history.json";
import orderPage from "./order-page.json";
import orders from "./orders.json";
import payments from "./payments.json";
import place from "./place.json";
import placedOrder from "./placed-order.json";
import productForm from "./product-form.json";
import productPage from "./product-page.json";
import products from "./products.json";
import referrals from "./referrals.json";
import reorder from "./reorder.json";
import replacedCart from "./replaced-cart.json";
import reservations from "./reservations.json";
import sameOrder from "./same-order.json";
import scriptNotes from "./script-notes.json";
import search from "./search.json";
import site from "./site.json";
import slots from "./slots.json";
import storeAbout from "./store-about.json";
import storeCard from "./store-card.json";
import storeDetails from "./store-details.json";
import storeList from "./store-list.json";
import stores from "./stores.json";
import subscriptions from "./subscriptions.json";
import texts from "./texts.json";
import weekHours from "./week-hours.json";

/** The sentences of `messages/zh-TW` in English. */
const messages: typeof zhTW = {
  accountEdits,
  address,
  addressDialogs,
  addressPosition,
  appBanner,
  appSignIn,
  apps,
  areas,
  auth,
  campaigns,
  cards,
  carrier,
  cart,
  cartCosts,
  cartPanel,
  cartQuote,
  checkout,
  codBarcode,
  consent,
  corporate,
  couponList,
  coupons,
  discounts,
  courierOrderPage,
  errors,
  express,
  expressPlace,
  failures,
  frame,
  grocery,
  groupOrder,
  home,
  instantDelivery,
  intro,
  introNotice,
  invoices,
  joinUs,
  joinUsForm,
  replacedCart,
  landing,
  layout,
  lostSubmit,
  manualAddress,
  members,
  menu,
  menuPage,
  newOrder,
  notFound,
  offline,
  orderHelp,
  orderHistory,
  orderPage,
  orders,
  payments,
  place,
  placedOrder,
  productForm,
  productPage,
  products,
  referrals,
  reorder,
  reservations,
  sameOrder,
  scriptNotes,
  search,
  site,
  slots,
  storeCard,
  storeDetails,
  storeList,
  stores,
  subscriptions,
  storeAbout,
  texts,
  weekHours,
};
export default messages;
