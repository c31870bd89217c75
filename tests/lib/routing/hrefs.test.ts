import { hrefs } from "@/lib/routing/hrefs";

describe("named routes", () => {
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
    [hrefs.login(), "/login"],
    [hrefs.register({ type: 0 }), "/register?type=0"],
    [hrefs.orderlist(), "/orderList"],
    [hrefs.notFound(), "/404error"],
    [hrefs.serverError(), "/500error"],
  ])("%s is spelled as the specification spells it", (made, spelled) => {
    expect(made).toBe(spelled);
  });
});
