import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { sendPage } from "../sandbox-page.ts";
import { icashAppPage, icashNotFoundPage, icashResultPage } from "./icash-pay-app-page.ts";
import { type IcashPayLedger, type IcashTrade, icashTradeState } from "./icash-pay-ledger.ts";
import { icashListPage } from "./icash-pay-list-page.ts";
import { sendIcashNotice } from "./icash-pay-notice.ts";

type Parts = { deps: SandboxDeps; ledger: IcashPayLedger };
type ByToken = { Params: { token: string } };

/** The query of the link that opens the app. `Value` is the token of the trade. */
const linkSchema = z.object({
  Actions: z.literal("Mainaction"),
  Event: z.literal("ICPO002"),
  ValueType: z.literal("1"),
  Value: z.string(),
});
const choiceSchema = z.object({ choice: z.enum(["pay", "stay", "decline", "cancel"]) });
type Choice = z.infer<typeof choiceSchema>["choice"];

/** Registers the pages that stand for the icash Pay app on the payer's phone. */
export function registerIcashPayPages(app: FastifyInstance, parts: Parts) {
  const { deps, ledger } = parts;
  const show = (reply: FastifyReply, trade: IcashTrade | undefined) => {
    if (!trade) return sendPage(reply, icashNotFoundPage(), 404);
    const state = icashTradeState(trade, deps.now());
    return sendPage(reply, state === "open" ? icashAppPage(trade) : icashResultPage(trade, state));
  };

  app.get("/icashpay", async (_request, reply) => {
    const trades = ledger.newest(50);
    const shown = trades.map((trade) => ({ trade, state: icashTradeState(trade, deps.now()) }));
    return sendPage(reply, icashListPage(shown));
  });

  app.get("/icashpay/ICP", async (request, reply) => {
    const link = linkSchema.safeParse(request.query);
    return show(reply, ledger.byToken(link.data?.Value ?? ""));
  });

  app.get<ByToken>("/icashpay/pay/:token", async (request, reply) =>
    show(reply, ledger.byToken(request.params.token)),
  );

  // The token in the path is the permission to pay or cancel this trade.
  app.post<ByToken>("/icashpay/pay/:token", async (request, reply) => {
    const trade = ledger.byToken(request.params.token);
    const chosen = choiceSchema.safeParse(request.body);
    if (!trade || !chosen.success) return show(reply, undefined);
    const { choice } = chosen.data;
    if (icashTradeState(trade, deps.now()) === "open") carryOut(parts, trade, choice);
    return reply.redirect(nextPlace(trade, choice), 303);
  });
}

function carryOut({ deps, ledger }: Parts, trade: IcashTrade, choice: Choice) {
  const { number, amount } = trade;
  const fact = { at: deps.now(), number };
  if (choice === "decline") ledger.record({ type: "failed", ...fact });
  else if (choice === "cancel") ledger.record({ type: "cancelled", ...fact });
  else ledger.record({ type: "paid", ...fact, amount });
  sendIcashNotice(deps, trade);
}

// Returns the URL of the next page. The choices `pay` and `cancel` lead to the payment return at the shop if the trade
// has the chosen result. In all other cases, for example after the time limit, the next page is the page of the trade,
// which shows the result.
function nextPlace(trade: IcashTrade, choice: Choice) {
  const isDone =
    (choice === "pay" && trade.state === "paid") ||
    (choice === "cancel" && trade.state === "cancelled");
  return isDone ? trade.redirectUrl : `/icashpay/pay/${trade.token}`;
}
