import { globSync } from "node:fs";

/** All pages of the shop. Add a new page to this list and to the requirements. */
const PAGES = [
  "/",
  "/500error",
  "/areas/[city]",
  "/areas/[city]/[area]/[type]/[page]",
  "/bindCard",
  "/campaign/[revision]",
  "/cart",
  "/checkout",
  "/couponList",
  "/downloadApp",
  "/expressDelivery",
  "/grocery/[stid]/[cat]/[dining]",
  "/groupOrder",
  "/home/[area]/[dining]",
  "/instant-delivery",
  "/instant-delivery-apply",
  "/introopn/[revision]",
  "/join-us",
  "/landingPage",
  "/login/[revision]",
  "/member",
  "/menu/[stid]/[cat]",
  "/offline",
  "/opTopSale/[area]/[dining]",
  "/order",
  "/orderList",
  "/product/[stid]/[kind]/[id]/[dining]",
  "/referralCode",
  "/referralPage",
  "/register/[revision]",
  "/register/[revision]/carrier",
  "/static/[p]",
  "/store/[stid]/[dining]",
  "/storeList/[area]/[dining]/[kind]/[id]/[page]",
  "/storeList/[area]/[dining]/filtered",
  "/subscription",
  "/third/[provider]",
  "/third/icashpaypaypage",
  "/third/oplogin",
];

it("the shop has exactly the pages of this list, and no page for administrators or merchants (RO-06)", () => {
  const files = globSync("app/[[]locale]/**/page.tsx");
  const paths = files.map(
    (file) => file.replace(/^app\/\[locale\]|\/\([a-z]+\)|\/page\.tsx$/g, "") || "/",
  );
  expect(paths.toSorted()).toEqual(PAGES);
});
