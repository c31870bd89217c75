import { pageRedirects } from "@/lib/routing/page-redirects";
import { destination } from "@/tests/setup/route-rules";

const redirect = (url: string) => destination(pageRedirects(), url);

it.each(["/store", "/product", "/product?fdid=1", "/product?stid=1", "/product?stid=1&number=2"])(
  "%s has too little to show and goes to /home",
  (url) => {
    expect(redirect(url)).toBe("/home");
  },
);

it.each(["/", "/intro", "/introopn", "/introfdm"])(
  "%s with event=dsub leads to the subscription (RT-05)",
  (path) => {
    expect(redirect(`${path}?event=dsub`)).toBe("/subscription");
    expect(redirect(`${path}?event=dsub&utm_source=app`)).toBe("/subscription");
    expect(redirect(path)).toBeNull();
    expect(redirect(`${path}?event=dsub2`)).toBeNull();
    expect(redirect(`${path}?event=`)).toBeNull();
  },
);

it.each([
  "/nothing",
  "/referralCode",
  "/referralCode/FUTA2222/more",
  "/home/107/1",
  "/zh-TW",
  "/zh-TW/home/0/1",
  "/store/1",
  "/wp-admin",
  "/a/b/c",
])("%s is no address of ours and goes to /404error", (url) => {
  expect(redirect(url)).toBe("/404error");
});

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
])("%s is left alone", (url) => {
  expect(redirect(url)).toBeNull();
});
