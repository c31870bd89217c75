import type { Deps } from "../../call.ts";

/** The addresses for PAYUNi's return and notice. */
export function payuniPlaces({ config }: Pick<Deps, "config">) {
  return {
    returnUrl: `${config.APP_ORIGIN}/api/notify/payuni-return`,
    notifyUrl: `${config.APP_ORIGIN}/api/notify/payuni`,
  };
}
