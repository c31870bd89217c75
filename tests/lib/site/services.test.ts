import { isAllowedOn, readServices, SERVICES, servicesText } from "@/lib/site/services";

it.each(["/landingPage", "/opTopSale", "/expressDelivery", "/expressdelivery", "/LANDINGPAGE/"])(
  "no third-party service is allowed on %s (RB-04, EX-11)",
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
])("isAllowedOn allows chat and analytics on %s (RB-04)", (path) => {
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
])("session recording is not allowed on %s", (path) =>
  expect(isAllowedOn(path, "recording")).toBe(false),
);

it.each([
  ["no service", {}],
  ["one service", { chat: "aa-bb" }],
  ["all services", { analytics: "GTM-AB12", recording: "abc123", chat: "aa-bb" }],
])(
  "readServices reads the text that servicesText has written as the same services: %s (RB-09)",
  (_what, services) => {
    expect(readServices(servicesText(services))).toEqual(services);
  },
);

it("readServices ignores a service without an id and an unknown service", () => {
  expect(readServices("analytics=&weather=x")).toEqual({});
});
