import { formatMoney, formatTime, type Html, html } from "../sandbox-html.ts";
import type { SandboxPage } from "../sandbox-page.ts";
import { expiresAt, type Payment, type PaymentState } from "./line-pay-ledger.ts";

const MERCHANT = "福饕";
const RETURN_SECONDS = 5;

const SHELL = {
  theme: "line-pay",
  brand: "LINE Pay",
  notice: "測試付款環境，不會真的扣款",
} as const;

export function payerPage(payment: Payment, state: PaymentState, returnUrl: string): SandboxPage {
  if (state === "open") return openPage(payment);
  const { cancelUrl } = payment;
  const backToShop = state === "authorised" || state === "confirmed" ? returnUrl : cancelUrl;
  return {
    ...SHELL,
    title: `${OUTCOMES[state].title}｜LINE Pay 測試付款`,
    // After a declined payment, LINE Pay's page shows the reason and then sends the payer back to the shop.
    ...(state === "declined" && { refresh: { seconds: RETURN_SECONDS, url: cancelUrl } }),
    body: html`<section class="card outcome ${state}">
  <p class="mark" aria-hidden="true">${OUTCOMES[state].mark}</p>
  <h1>${OUTCOMES[state].title}</h1>
  <p class="amount small">${formatMoney(payment.amount)}</p>
  <p>${OUTCOMES[state].lines.map((line) => html`<span class="line">${line}</span>`)}</p>
</section>
${receipt(payment)}
<a class="button secondary" href="${backToShop}">回到${MERCHANT}</a>`,
  };
}

export function paymentNotFoundPage(): SandboxPage {
  return {
    ...SHELL,
    title: "找不到這筆付款｜LINE Pay 測試付款",
    body: html`<section class="card outcome"><h1>找不到這筆付款</h1><p>付款連結不正確，請回到商店重新結帳。</p></section>
<a class="button secondary" href="/linepay">看最近的付款</a>`,
  };
}

const OUTCOMES: Readonly<
  Record<Exclude<PaymentState, "open">, { mark: string; title: string; lines: string[] }>
> = {
  authorised: {
    mark: "✓",
    title: "付款授權完成",
    lines: ["可以關閉這個視窗。", "商店會自己查到這筆付款。"],
  },
  confirmed: { mark: "✓", title: "付款完成", lines: ["商店已經收到這筆付款。"] },
  declined: {
    mark: "!",
    title: "餘額不足，付款未完成",
    lines: ["沒有扣款，可以換一種付款方式。", `${RETURN_SECONDS} 秒後回到商店。`],
  },
  cancelled: { mark: "×", title: "付款已取消", lines: ["沒有扣款。"] },
  expired: {
    mark: "×",
    title: "付款時間已過",
    lines: ["超過 20 分鐘沒有完成，沒有扣款。", "請回到商店重新結帳。"],
  },
};

function openPage(payment: Payment): SandboxPage {
  const path = `/linepay/pay/${payment.token}`;
  return {
    ...SHELL,
    title: "付款｜LINE Pay 測試付款",
    formTargets: [payment.confirmUrl, payment.cancelUrl],
    body: html`<h1 class="amount-block"><span class="label">付款金額</span><span class="amount">${formatMoney(payment.amount)}</span></h1>
${receipt(payment)}
<form class="actions" method="post" action="${path}/pay">
  <button class="button primary" type="submit">付款 ${formatMoney(payment.amount)}</button>
  <button class="button secondary" type="submit" formaction="${path}/authorise">付款後關閉視窗</button>
  <div class="choices">
    <button class="button plain bad" type="submit" formaction="${path}/decline">餘額不足（拒絕）</button>
    <button class="button plain" type="submit" formaction="${path}/cancel">取消</button>
    <a class="button plain" href="${new URL(payment.cancelUrl).origin}/">稍後再說</a>
  </div>
</form>
<p class="hint">付款頁保留到 <time class="number">${formatTime(expiresAt(payment))}</time>；「稍後再說」先回商店，不會取消這筆付款。</p>`,
  };
}

function receipt(payment: Payment): Html {
  return html`<dl class="card receipt">
  <div><dt>商店</dt><dd>${MERCHANT}</dd></div>
  <div><dt>項目</dt><dd>${payment.productName}</dd></div>
  <div><dt>付款編號</dt><dd class="number">${payment.orderId}</dd></div>
  <div><dt>建立時間</dt><dd class="number">${formatTime(payment.requestedAt)}</dd></div>
</dl>`;
}
