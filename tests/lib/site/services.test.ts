import { isAllowedOn, readServices, SERVICES, servicesText } from "@/lib/site/services";

it.each(["/landingPage", "/opTopSale", "/expressDelivery", "/expressdelivery", "/LANDINGPAGE/"])(
  "no third-party service is on %s (RB-04, EX-11)",
  (path) => {
    expect(SERVICES.filter((service) => isAllowedOn(path, service))).toEqual([]);
  },
);

it.each([
  "/",
  "/home",
  "/store",
  "/cart",
  "/login",
  "/checkout",
  "/orderList",
  "/third/lpconfirm",
  "/join-us",
  "/instant-delivery",
  "/404error",
])("chat and analytics are on %s (RB-04)", (path) => {
  expect([isAllowedOn(path, "chat"), isAllowedOn(path, "analytics")]).toEqual([true, true]);
});

it.each([
  "/checkout",
  "/member",
  "/orderList",
  "/order",
  "/couponlist",
  "/login",
  "/register",
  "/bindCard",
  "/third/payreturn",
  "/third/oplogin",
  "/join-us",
])("%s is not recorded", (path) => expect(isAllowedOn(path, "recording")).toBe(false));

it.each([
  ["nothing", {}],
  ["one", { chat: "aa-bb" }],
  ["all", { analytics: "GTM-AB12", recording: "abc123", chat: "aa-bb" }],
])("the page contains the configured services: %s (RB-09)", (_what, services) => {
  expect(readServices(servicesText(services))).toEqual(services);
});

it("ignores an empty id and an unknown name", () => {
  expect(readServices("analytics=&weather=x")).toEqual({});
});
