import type { PayuniClient } from "../providers/payuni-client.ts";
import { wayBack } from "./payuni-verdict-rules.ts";

export type GivenBack = { ok: true } | { ok: false; why: string };

/** Asks for the trade first, so that money already on its way back is not sent twice (domain A2, refund choice). */
export async function giveBack(
  payuni: PayuniClient,
  number: string,
  part?: number,
): Promise<GivenBack> {
  const asked = await payuni.query(number);
  if (asked.ok === "unknown") return { ok: false, why: "no answer" };
  if (!asked.ok) return { ok: false, why: asked.returnCode };
  const trade = asked.info;
  if (trade === null) return { ok: false, why: "no such trade" };
  switch (wayBack(trade)) {
    case "done":
      return { ok: true };
    case "later":
      return { ok: false, why: "being captured" };
    case "cancel":
      // An authorisation is given up whole: of a part, its capture is waited for.
      if (part !== undefined) return { ok: false, why: "not captured yet" };
      return returned(await payuni.cancel(trade.TradeNo));
    case "refund":
      return returned(await payuni.refund(trade, part));
  }
}

function returned(answer: Awaited<ReturnType<PayuniClient["cancel"]>>): GivenBack {
  if (answer.ok === true) return { ok: true };
  return { ok: false, why: answer.ok === false ? answer.returnCode : "no answer" };
}
