/** Name, marks, links and contacts: an operator makes the storefront its own here, and only here (GN-09). */
export const site = {
  name: "福饕",
  logo: "/logo.svg",
  hero: "/pictures/hero-ffd9be",
  iosUrl: "https://apps.apple.com/tw/",
  androidUrl: "https://play.google.com/store/apps",
} as const;
