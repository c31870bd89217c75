import { globSync } from "node:fs";
import { publicRoute } from "@/lib/routing/public-route";

const TAIPEI = encodeURIComponent("台北市");
const XINYI = encodeURIComponent("信義區");

function page(url: string, view?: string): string | undefined {
  const route = publicRoute(url, { view });
  return route.kind === "redirect" ? undefined : route.url.split("?")[0];
}

function redirect(url: string): string | undefined {
  const route = publicRoute(url);
  return route.kind === "redirect" ? route.location.split("?")[0] : undefined;
}

describe("the internal paths of public URLs", () => {
  it.each([
    ["/", "/zh-TW"],
    ["/intro", "/zh-TW"],
    ["/introfdm", "/zh-TW"],
    ["/introopn", "/zh-TW/introopn/live"],
    ["/campaign", "/zh-TW/campaign/live"],
    ["/opTopSale", "/zh-TW/opTopSale/0/1"],
    ["/optopsale", "/zh-TW/opTopSale/0/1"],
    ["/opnRedirect?rtt=8", "/opnRedirect"],
    ["/OPNREDIRECT?rtt=8", "/opnRedirect"],
    ["/home", "/zh-TW/home/0/1"],
    ["/store?stid=12", "/zh-TW/store/12/1"],
    ["/store?stid=12&number=A7", "/zh-TW/store/12/1"],
    ["/product?stid=12&fdid=3", "/zh-TW/product/12/fdid/3/1"],
    ["/product?stid=12&setid=3&mkey=k", "/zh-TW/product/12/setid/3/1"],
    ["/product?stid=x&setid=3", "/zh-TW/product/0/fdid/0/1"],
    ["/grocery?stid=12&cat=7&number=A7", "/zh-TW/grocery/12/7/1"],
    ["/grocery?stid=12", "/zh-TW/grocery/12/0/1"],
    ["/grocery?stid=12&cat=all", "/zh-TW/grocery/12/0/1"],
    ["/grocery?stid=x", "/zh-TW/grocery/0/0/1"],
    ["/storeList", "/zh-TW/storeList/0/1/all/0/1"],
    ["/storeList?page=2", "/zh-TW/storeList/0/1/all/0/2"],
    ["/storeList?page=999", "/zh-TW/storeList/0/1/all/0/999"],
    ["/storeList?page=1000", "/zh-TW/storeList/0/1/all/0/1"],
    ["/storeList?page=0", "/zh-TW/storeList/0/1/all/0/1"],
    ["/storeList?page=02", "/zh-TW/storeList/0/1/all/0/1"],
    ["/storeList?page=2x", "/zh-TW/storeList/0/1/all/0/1"],
    ["/storeList?page=../1", "/zh-TW/storeList/0/1/all/0/1"],
    ["/storeList?type=3", "/zh-TW/storeList/0/1/type/3/1"],
    ["/storeList?type=3&page=2", "/zh-TW/storeList/0/1/type/3/2"],
    ["/storeList?group=2", "/zh-TW/storeList/0/1/group/2/1"],
    ["/storeList?subject=5", "/zh-TW/storeList/0/1/subject/5/1"],
    ["/storeList?keyword=%E9%9B%9E", "/zh-TW/storeList/0/1/filtered"],
    ["/storeList?type=3&sort=rating&page=2", "/zh-TW/storeList/0/1/filtered"],
    ["/storeList?filter=open,free", "/zh-TW/storeList/0/1/filtered"],
    ["/storeList?type=3&group=2", "/zh-TW/storeList/0/1/filtered"],
    ["/storeList?type=x", "/zh-TW/storeList/0/1/all/0/1"],
    ["/static", "/zh-TW/static/faq"],
    ["/static?p=terms", "/zh-TW/static/terms"],
    ["/static?p=rubbish", "/zh-TW/static/faq"],
    ["/question", "/zh-TW/static/faq"],
    ["/clause", "/zh-TW/static/terms"],
    ["/privacy", "/zh-TW/static/privacy"],
    ["/cart", "/zh-TW/cart"],
    ["/checkout", "/zh-TW/checkout"],
    ["/login", "/zh-TW/login/live"],
    ["/register?type=0", "/zh-TW/register/live"],
    ["/register?step=2", "/zh-TW/register/live/carrier"],
    ["/register?step=3", "/zh-TW/register/live"],
    ["/orderList", "/zh-TW/orderList"],
    ["/order?id=7", "/zh-TW/order"],
    ["/Order", "/zh-TW/order"],
    ["/couponList", "/zh-TW/couponList"],
    ["/member", "/zh-TW/member"],
    ["/third/lpconfirm?transactionId=1", "/zh-TW/third/lpconfirm"],
    ["/third/oplogin?v=1", "/zh-TW/third/oplogin"],
    ["/third/icashpaypaypage?id=7&qc=x", "/zh-TW/third/icashpaypaypage"],
    ["/third/icashpayreturn?id=7", "/zh-TW/third/icashpayreturn"],
    ["/third/payunireturn?number=F1-1", "/zh-TW/third/payunireturn"],
    ["/third/payreturn?number=F1-1", "/zh-TW/third/payreturn"],
    ["/bindCard?dining_type=5", "/zh-TW/bindCard"],
    ["/bindCard?session_id=x", "/api/express/enter"],
    ["/areas/%E5%8F%B0", "/zh-TW/areas/none"],
    ["/areas/%e5%8f%b0%e5%8c%97%e5%b8%82", `/zh-TW/areas/${TAIPEI}`],
    ["/areas/臺北市", `/zh-TW/areas/${TAIPEI}`],
    [`/areas/${TAIPEI}/%E4%BF%A1`, "/zh-TW/areas/none/none/0/1"],
    [`/areas/${TAIPEI}/信義區`, `/zh-TW/areas/${TAIPEI}/${XINYI}/0/1`],
    [`/areas/${TAIPEI}/信義區?type=7&page=2`, `/zh-TW/areas/${TAIPEI}/${XINYI}/7/2`],
    [`/areas/${TAIPEI}/信義區?type=x&page=0`, `/zh-TW/areas/${TAIPEI}/${XINYI}/0/1`],
    ["/menu?stid=12", "/zh-TW/menu/12/0"],
    ["/menu?stid=12&cat=7", "/zh-TW/menu/12/7"],
    ["/menu?stid=x&cat=7", "/zh-TW/menu/0/0"],
    // 板橋區 is not a district of 台北市.
    [`/areas/${TAIPEI}/板橋區`, "/zh-TW/areas/none/none/0/1"],
    ["/areas/none", "/zh-TW/areas/none"],
    ["/offline", "/zh-TW/offline"],
    ["/join-us", "/zh-TW/join-us"],
    ["/expressDelivery?session=ended", "/zh-TW/expressDelivery"],
    ["/expressDelivery?session_id=x", "/api/express/enter"],
    ["/instant-delivery", "/zh-TW/instant-delivery"],
    ["/instant-delivery-apply", "/zh-TW/instant-delivery-apply"],
    ["/500error", "/zh-TW/500error"],
    ["/subscription", "/zh-TW/subscription"],
    ["/downloadApp", "/zh-TW/downloadApp"],
    ["/landingpage", "/zh-TW/landingPage"],
    ["/referralPage", "/zh-TW/referralPage"],
    ["/referralCode/FUTA2222", "/zh-TW/referralCode"],
    ["/REFERRALCODE/futa2222", "/zh-TW/referralCode"],
    ["/referralCode/%zz", "/zh-TW/referralCode"],
    ["/areas/%zz", "/zh-TW/areas/none"],
  ])("%s leads to %s (RT-01 to RT-03, RT-12 to RT-15, RT-17, RT-18, RT-32)", (url, internal) => {
    expect(page(url)).toBe(internal);
  });

  it.each([
    ["107_1_-1_25.03361_121.56445", "/zh-TW/home/107/1"],
    ["107_0_-1_25.03361_121.56445", "/zh-TW/home/107/0"],
    ["2204_4_1795252500_26.16_119.95", "/zh-TW/home/2204/4"],
    ["0_0_-1_0.00000_0.00000", "/zh-TW/home/0/0"],
    ["107_5_-1_25.03361_121.56445", "/zh-TW/home/0/1"],
    ["rubbish", "/zh-TW/home/0/1"],
    ["9999_1_-1_25.03361_121.56445", "/zh-TW/home/0/1"],
    ["113_4_-1_25.03361_121.56445", "/zh-TW/home/0/4"],
    ["000_1_-1_25.03361_121.56445", "/zh-TW/home/0/1"],
    ["0107_1_-1_25.03361_121.56445", "/zh-TW/home/107/1"],
    ["../../x_1_", "/zh-TW/home/0/1"],
  ])("/home with the view cookie %s leads to %s", (view, internal) => {
    expect(page("/home", view)).toBe(internal);
  });

  it.each([
    ["/storeList?type=3", "/zh-TW/storeList/107/0/type/3/1"],
    ["/storeList?type=3&page=4", "/zh-TW/storeList/107/0/type/3/4"],
    ["/storeList?keyword=x", "/zh-TW/storeList/107/0/filtered"],
    ["/storeList", "/zh-TW/storeList/107/0/all/0/1"],
  ])("%s with district and pick-up in the view cookie leads to %s", (url, internal) => {
    const view = "107_0_-1_25.03361_121.56445";
    expect(page(url, view)).toBe(internal);
  });

  it.each([
    ["/store?stid=12", "/zh-TW/store/12/0"],
    ["/grocery?stid=12&cat=7", "/zh-TW/grocery/12/7/0"],
    ["/product?stid=12&fdid=3", "/zh-TW/product/12/fdid/3/0"],
  ])("%s with pick-up in the view cookie leads to %s (ST-06)", (url, internal) => {
    expect(page(url, "107_0_-1_25.03361_121.56445")).toBe(internal);
  });

  it.each([
    "/store?stid=0",
    "/store?stid=-1",
    "/store?stid=1e3",
    "/store?stid=12a",
    "/store?stid=9999999999",
    "/store?stid=../home",
    "/store?stid=%2e%2e",
  ])("%s leads to the page for all invalid store ids", (url) => {
    expect(page(url)).toBe("/zh-TW/store/0/1");
  });

  it("very long unknown names lead to the page for all unknown names", () => {
    const name = "a".repeat(1_400);
    expect(page(`/areas/${name}`)).toBe("/zh-TW/areas/none");
    expect(page(`/areas/${TAIPEI}/${name}`)).toBe("/zh-TW/areas/none/none/0/1");
    expect(page(`/referralCode/${name}`)).toBe("/zh-TW/referralCode");
  });

  it.each(["/product?stid=1&fdid=x", "/product?stid=x&fdid=1", "/product?stid=1&setid=0"])(
    "%s leads to the page for all invalid product ids",
    (url) => {
      expect(page(url)).toBe("/zh-TW/product/0/fdid/0/1");
    },
  );
});

it.each(["/store", "/product", "/product?fdid=1", "/product?stid=1", "/product?stid=1&number=2"])(
  "publicRoute redirects %s, which lacks an id, to /home (RT-30)",
  (url) => {
    expect(redirect(url)).toBe("/home");
  },
);

it.each(["/", "/intro", "/introopn", "/introfdm"])(
  "publicRoute redirects %s to /subscription only with event=dsub (RT-05)",
  (path) => {
    expect(redirect(`${path}?event=dsub`)).toBe("/subscription");
    expect(redirect(`${path}?event=dsub&utm_source=app`)).toBe("/subscription");
    expect(redirect(path)).toBeUndefined();
    expect(redirect(`${path}?event=dsub2`)).toBeUndefined();
    expect(redirect(`${path}?event=`)).toBeUndefined();
  },
);

it.each([
  "/nothing",
  "/referralCode",
  "/referralCode/FUTA2222/more",
  "/home/107/1",
  "/store/1",
  "/wp-admin",
  "/a/b/c",
  "/index.php",
  "/wp-login.php",
  "/home.html",
  "/no/such/file.png",
  "/zh-TW.txt",
])("publicRoute redirects %s, which is unknown, to /404error (RT-27)", (url) => {
  expect(redirect(url)).toBe("/404error");
});

it.each(["//nothing", "/nothing/", "/a//b/"])(
  "publicRoute redirects %s directly to /404error (RT-33)",
  (url) => {
    expect(redirect(url)).toBe("/404error");
  },
);

it.each([
  "/",
  "/intro",
  "/home",
  "/store?stid=1",
  "/product?stid=1&fdid=2",
  "/product?stid=1&setid=2",
  "/cart",
  "/checkout",
  "/referralCode/FUTA2222",
  "/landingPage",
  "/orderList",
  "/order?id=7",
  "/third/lpconfirm",
  "/500error",
  "/404error",
  "/api/session",
  "/_next/static/a.js",
  "/logo.svg",
  "/pictures/covers/a-320.webp",
])("publicRoute does not redirect %s", (url) => {
  expect(redirect(url)).toBeUndefined();
});

describe("publicRoute for files", () => {
  const names = globSync("**", { cwd: "public", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^.*?public\//, "/"));

  it("serves every file in public/ at its own path", () => {
    expect(names).toEqual(expect.arrayContaining(["/sw.js", "/speculation-rules.json"]));
    expect(names.map((url) => publicRoute(url))).toEqual(
      names.map((url) => ({ kind: "file", url })),
    );
  });

  it.each(["/logo.svg", "/og/site.jpg", "/sitemaps/static.xml", "/robots.txt"])(
    "removes the query of %s",
    (url) => {
      expect(publicRoute(`${url}?v=SECRET`)).toEqual({ kind: "file", url });
    },
  );
});

describe("publicRoute for internal and unknown paths", () => {
  const PATHS = [
    "/zh-TW",
    "/zh-TW/home/107/1",
    "/zh-TW/store/1",
    "/zh-TW/404error",
    "/zh-TW/api/x",
  ];
  const spellings = PATHS.flatMap((path) => [
    path,
    path.toLowerCase(),
    path.toUpperCase(),
    path.replace("zh", "%7A%68"),
    path.replace("-", "%2D"),
    path.replace("/home", "%2Fhome"),
    `${path}.rsc`,
    `${path}.txt`,
    `${path}.json`,
    `${path}.segments/_tree.segment.rsc`,
    `${path}?_rsc=1`,
    `/_next/data/build${path}.json`,
    `/_next/static/../..${path}`,
    `/icons/..${path}`,
    `/icons/%2e%2e${path}`,
    `/pictures%2f..${path}.x`,
    `/pictures/..${path.replaceAll("/", "%2f")}`,
    `/icons/..${path.replaceAll("/", "%5C")}`,
    `/og/..${path.replaceAll("/", "%2F")}`,
    `/og${path}/x.x`,
    `/sitemaps${path}/1.x`,
  ]);

  it.each(spellings)("leads %s to the 404 page", (url) => {
    expect(page(url) ?? `/zh-TW${redirect(url)}`).toBe("/zh-TW/404error");
  });

  it.each(["/zh-TW/", "//zh-TW", "/zh-TW//home/107/1", "\\zh-TW\\home/107/1"])(
    "leads %s to the 404 page, after a redirect that normalises the slashes",
    (url) => {
      const tidy = redirect(url) ?? "";
      expect(page(tidy)).toBe("/zh-TW/404error");
    },
  );

  it.each(["/og/a/b", "/sitemaps/store/7", "/og/store/7"])("redirects %s to /404error", (url) => {
    expect(redirect(url)).toBe("/404error");
  });
});
