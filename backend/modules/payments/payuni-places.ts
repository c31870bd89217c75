import type { Deps } from "../../call.ts";

/** Where PAYUNi sends the payer back to, and where it tells us what became of a payment. */
export function payuniPlaces({ config }: Pick<Deps, "config">) {
  return {
    returnUrl: `${config.APP_ORIGIN}/api/notify/payuni-return`,
    notifyUrl: `${config.APP_ORIGIN}/api/notify/payuni`,
  };
}
