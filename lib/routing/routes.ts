// The public paths of the shop (RT-01 to RT-32).
import languages from "./languages.json" with { type: "json" };

/**
 * The languages of the shop: the `lang` of a document (BCP 47), and the name of the language in the language itself.
 */
export const LANGUAGES = languages;
export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as Locale[];
/** The language whose URLs contain no language (LN-01). */
export const DEFAULT_LOCALE = "zh-TW";

/**
 * Pages whose internal path is the locale followed by the public path. The internal paths of `/register` and of the
 * pages in `REVISED_PATHS` also contain the revision.
 */
export const PLAIN_PATHS = [
  "/introopn",
  "/campaign",
  "/cart",
  "/checkout",
  "/groupOrder",
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

/** The public paths of the intro page (RT-01, RT-02). */
export const INTRO_PATHS = ["/", "/intro", "/introfdm"] as const;

/** The first part of the path of an invitation. The second part is the referral code (CM-02). */
export const REFERRAL_CODE = "referralCode";

/** The text pages, each with the tab that it opens. `/static` selects the tab by its query (RT-17, RT-18). */
export const TEXT_PATHS = {
  "/question": "faq",
  "/clause": "terms",
  "/privacy": "privacy",
} as const;
export const TEXT_TABS = ["faq", "terms", "privacy"] as const;
export type TextTab = (typeof TEXT_TABS)[number];

/**
 * Pages with content from the backend. No backend runs during a build, so the build renders them without data, as the
 * revision "build". Visitors get the revision "live", which is rendered on its first request.
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

/** Paths that are not stored as the return-to path (RB-02). */
export const NO_RETURN_PATHS = [
  "/login",
  "/register",
  "/third/oplogin",
  "/bindCard",
  "/404error",
] as const;
/** This path can be the stored return-to path. After the login, the intro page opens instead (RB-03). */
export const ERROR_PATH = "/500error";

export function isTextTab(p: string): p is TextTab {
  return (TEXT_TABS as readonly string[]).includes(p);
}
