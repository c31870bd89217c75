import { hrefs } from "@/lib/routing/hrefs";

describe("the functions of hrefs", () => {
  it.each([
    [hrefs.index(), "/"],
    [hrefs.home(), "/home"],
    [hrefs.store({ stid: 12 }), "/store?stid=12"],
    [hrefs.store({ stid: 12, number: "A 7" }), "/store?stid=12&number=A%207"],
    [hrefs.store({ stid: 12, number: "" }), "/store?stid=12"],
    [hrefs.store({ stid: 12, is_from_recommend: 1 }), "/store?stid=12&is_from_recommend=1"],
    [hrefs.product({ stid: 12, fdid: 3 }), "/product?stid=12&fdid=3"],
    [
      hrefs.product({ stid: 12, setid: 3, mkey: "3|7,8" }),
      "/product?stid=12&setid=3&mkey=3%7C7%2C8",
    ],
    [
      hrefs.product({ stid: 1, fdid: 2, number: "&stid=9" }),
      "/product?stid=1&fdid=2&number=%26stid%3D9",
    ],
    [hrefs.cart(), "/cart"],
    [hrefs.checkout(), "/checkout"],
    [hrefs.checkout({ v3: "OPN-1" }), "/checkout?v3=OPN-1"],
    [hrefs.opnRedirect(), "/opnRedirect"],
    [hrefs.opnRedirect({ rtt: 1, stid: 3, number: "A7" }), "/opnRedirect?rtt=1&stid=3&number=A7"],
    [hrefs.introopn(), "/introopn"],
    [hrefs.campaign(), "/campaign"],
    [hrefs.opTopSale(), "/opTopSale"],
    [hrefs.login(), "/login"],
    [hrefs.register({ type: 0 }), "/register?type=0"],
    [hrefs.register({ step: 2 }), "/register?step=2"],
    [hrefs.orderlist(), "/orderList"],
    [hrefs.order({ id: 7 }), "/order?id=7"],
    [hrefs.couponlist(), "/couponList"],
    [hrefs.member(), "/member"],
    [hrefs.bindCard(), "/bindCard"],
    [hrefs.bindCard({ isCourier: true }), "/bindCard?dining_type=5"],
    [hrefs.expressDelivery(), "/expressDelivery"],
    [hrefs.expressDelivery({ session: "ended" }), "/expressDelivery?session=ended"],
    [hrefs.instantDelivery(), "/instant-delivery"],
    [hrefs.instantDeliveryApply(), "/instant-delivery-apply"],
    [hrefs.notFound(), "/404error"],
    [hrefs.serverError(), "/500error"],
  ])("return %s, as the specification spells it: %s (RT-28)", (made, spelled) => {
    expect(made).toBe(spelled);
  });
});
