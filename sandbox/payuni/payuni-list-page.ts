import { formatMoney, formatTime, html } from "../sandbox-html.ts";
import type { SandboxPage } from "../sandbox-page.ts";
import type { Trade, TradeState } from "./payuni-ledger.ts";
import { PAYUNI_SHELL } from "./payuni-payer-page.ts";

const LABELS: Readonly<Record<TradeState, { text: string; look: string }>> = {
  open: { text: "等待付款", look: "" },
  paid: { text: "已付款", look: "confirmed" },
  uncertain: { text: "銀行確認中", look: "" },
  failed: { text: "付款失敗", look: "declined" },
  cancelled: { text: "已取消", look: "" },
  withdrawn: { text: "授權已取消", look: "" },
  refunded: { text: "已退款", look: "" },
  expired: { text: "已逾時", look: "" },
};

export function payuniListPage(trades: { trade: Trade; state: TradeState }[]): SandboxPage {
  return {
    ...PAYUNI_SHELL,
    title: "最近的付款｜PAYUNi 測試付款",
    body: html`<h1>最近的付款</h1>
${trades.length === 0 ? html`<p class="card empty">還沒有付款。從商店結帳並選擇信用卡後，會出現在這裡。</p>` : null}
<ul class="list">${trades.map(
      ({ trade, state }) => html`<li><a class="card row" href="/payuni/pay/${trade.token}">
  <span class="row-main"><strong>${trade.description}</strong><small class="number">${formatTime(trade.openedAt)}</small></span>
  <span class="row-side"><strong class="number">${formatMoney(trade.amount)}</strong><small class="state ${LABELS[state].look}">${LABELS[state].text}</small></span>
</a></li>`,
    )}</ul>`,
  };
}
