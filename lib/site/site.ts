/** Name, marks, links and contacts: an operator makes the storefront its own here, and only here (GN-09). */
export const site = {
  name: "福饕",
  logo: "/logo.svg",
  hero: "/pictures/hero-ffd9be",
  iosUrl: "https://apps.apple.com/tw/",
  androidUrl: "https://play.google.com/store/apps",
  riderUrl: "https://example.com/rider",
  serviceMail: "service@example.com",
  cooperationMail: "cooperation@example.com",
  mediaMail: "media@example.com",
  partners: [
    { name: "餐飲品牌夥伴", href: "https://example.com/brands" },
    { name: "支付夥伴", href: "https://example.com/payment" },
  ],
  socials: [
    { name: "Facebook", href: "https://www.facebook.com/" },
    { name: "Instagram", href: "https://www.instagram.com/" },
    { name: "LINE", href: "https://line.me/" },
  ],
  /** The intro's slider: kinds of partners, with made-up names to be replaced. */
  showcase: [
    { name: "示範早午餐", kind: "早午餐", logo: "/pictures/logos/brunch-friedegg-coral-fbc0af" },
    { name: "示範便當", kind: "便當", logo: "/pictures/logos/bento-bento-sky-c9e1f5" },
    { name: "示範麵館", kind: "麵食", logo: "/pictures/logos/noodles-noodles-coral-fbc0af" },
    { name: "示範手搖飲", kind: "飲料", logo: "/pictures/logos/drinks-bubbletea-sky-c9e1f5" },
    { name: "示範壽司", kind: "日式", logo: "/pictures/logos/japanese-sushi-coral-fbc0af" },
    { name: "示範火鍋", kind: "火鍋", logo: "/pictures/logos/hotpot-soup-sky-c9e1f5" },
    { name: "示範漢堡", kind: "美式", logo: "/pictures/logos/american-burger-coral-fbc0af" },
    { name: "示範素食", kind: "素食", logo: "/pictures/logos/vegetarian-greens-sky-c9e1f5" },
    { name: "示範甜點", kind: "甜點", logo: "/pictures/logos/desserts-cupcake-coral-fbc0af" },
    { name: "示範超市", kind: "生鮮雜貨", logo: "/pictures/logos/grocery-basket-sky-c9e1f5" },
  ],
} as const;
