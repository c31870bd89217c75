import { formatMoney, formatTime, html } from "../sandbox-html.ts";
import type { SandboxPage } from "../sandbox-page.ts";
import type { Payment, PaymentState } from "./line-pay-ledger.ts";

const STATE_LABELS: Readonly<Record<PaymentState, string>> = {
  open: "等待付款",
  authorised: "已授權",
  confirmed: "已付款",
  declined: "付款失敗",
  cancelled: "已取消",
  expired: "已逾時",
};

export function paymentListPage(
  payments: { payment: Payment; state: PaymentState }[],
): SandboxPage {
  return {
    title: "最近的付款｜LINE Pay 測試付款",
    theme: "line-pay",
    brand: "LINE Pay",
    notice: "測試付款環境，不會真的扣款",
    body: html`<h1>最近的付款</h1>
${payments.length === 0 ? html`<p class="card empty">還沒有付款。從商店結帳並選擇 LINE Pay 後，會出現在這裡。</p>` : null}
<ul class="list">${payments.map(
      ({ payment, state }) => html`<li><a class="card row" href="/linepay/pay/${payment.token}">
  <span class="row-main"><strong>${payment.productName}</strong><small class="number">${formatTime(payment.requestedAt)}</small></span>
  <span class="row-side"><strong class="number">${formatMoney(payment.amount)}</strong><small class="state ${state}">${STATE_LABELS[state]}${refundNote(payment)}</small></span>
</a></li>`,
    )}</ul>`,
  };
}

function refundNote({ refunds }: Payment) {
  const refunded = refunds.reduce((sum, { refundAmount }) => sum + refundAmount, 0);
  return refunded > 0 ? `，退款 ${formatMoney(refunded)}` : "";
}
