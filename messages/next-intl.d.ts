import type { Locale } from "@/lib/routing/routes";
import type * as messages from "./zh-TW/messages-zh";

/** The type checker refuses a key that the first language does not have (TX-06). */
declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
