/** Every public path of the storefront that exists (RT-01 to RT-32). */
export const LOCALES = ["zh-TW"] as const;
export const DEFAULT_LOCALE = LOCALES[0];

/** Pages whose public path is also their internal path below the locale. */
export const PLAIN_PATHS = [
  "/introopn",
  "/campaign",
  "/cart",
  "/checkout",
  "/login",
  "/register",
  "/orderList",
  "/order",
  "/couponList",
  "/member",
  "/third/lpconfirm",
  "/third/oplogin",
  "/third/payreturn",
  "/third/payunireturn",
  "/third/icashpaypaypage",
  "/third/icashpayreturn",
  "/bindCard",
  "/join-us",
  "/subscription",
  "/referralPage",
  "/landingPage",
  "/downloadApp",
  "/expressDelivery",
  "/instant-delivery",
  "/instant-delivery-apply",
  "/offline",
  "/500error",
] as const;

/** Addresses of the intro page (RT-01, RT-02). */
export const INTRO_PATHS = ["/", "/intro", "/introfdm"] as const;

/** A friend's invitation; the code is the last part of its path (CM-02). */
export const REFERRAL_CODE = "referralCode";

/** The text pages, by the tab they open on; `/static` chooses by its query (RT-17, RT-18). */
export const TEXT_PATHS = {
  "/question": "faq",
  "/clause": "terms",
  "/privacy": "privacy",
} as const;
export const TEXT_TABS = ["faq", "terms", "privacy"] as const;
export type TextTab = (typeof TEXT_TABS)[number];

/**
 * Pages whose content the backend decides. A build has no backend, so these pages are built as the revision "build",
 * and requests go to the revision "live", which is rendered on the first request.
 */
export const REVISED_PATHS = ["/login", "/introopn", "/campaign"] as const;
export const REVISION = { build: "build", live: "live" } as const;

export const LOGIN_REQUIRED_PATHS = [
  "/checkout",
  "/orderList",
  "/order",
  "/couponList",
  "/member",
  "/third/lpconfirm",
  "/third/payreturn",
  "/third/payunireturn",
  "/third/icashpaypaypage",
  "/third/icashpayreturn",
  "/bindCard",
] as const;

/** Paths never kept as the return-to address (RB-02). */
export const NO_RETURN_PATHS = ["/login", "/register", "/third/oplogin", "/bindCard"] as const;
/** Stored as return address, but replaced by the intro after login (RB-03). */
export const ERROR_PATHS = ["/404error", "/500error"] as const;

export function isTextTab(p: string): p is TextTab {
  return (TEXT_TABS as readonly string[]).includes(p);
}
