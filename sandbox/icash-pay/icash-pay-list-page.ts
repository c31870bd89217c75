import { formatMoney, formatTime, html } from "../sandbox-html.ts";
import type { SandboxPage } from "../sandbox-page.ts";
import { ICASH_PAY_SHELL } from "./icash-pay-app-page.ts";
import type { IcashTrade, IcashTradeState } from "./icash-pay-ledger.ts";

const LABELS: Readonly<Record<IcashTradeState, { text: string; look: string }>> = {
  open: { text: "等待付款", look: "" },
  paid: { text: "已付款", look: "confirmed" },
  failed: { text: "付款失敗", look: "declined" },
  cancelled: { text: "已取消", look: "" },
  refunded: { text: "已退款", look: "" },
  "partly-refunded": { text: "部分退款", look: "" },
  expired: { text: "已逾時", look: "" },
};

export function icashListPage(
  trades: { trade: IcashTrade; state: IcashTradeState }[],
): SandboxPage {
  return {
    ...ICASH_PAY_SHELL,
    title: "最近的付款｜icash Pay 測試付款",
    body: html`<h1>最近的付款</h1>
${trades.length === 0 ? html`<p class="card empty">還沒有付款。從商店結帳並選擇 icash Pay 後，會出現在這裡。</p>` : null}
<ul class="list">${trades.map(
      ({ trade, state }) => html`<li><a class="card row" href="/icashpay/pay/${trade.token}">
  <span class="row-main"><strong>${trade.description}</strong><small class="number">${formatTime(trade.createdAt)}</small></span>
  <span class="row-side"><strong class="number">${formatMoney(trade.amount)}</strong><small class="state ${LABELS[state].look}">${LABELS[state].text}</small></span>
</a></li>`,
    )}</ul>`,
  };
}
