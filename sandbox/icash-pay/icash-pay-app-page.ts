import { formatMoney, formatTime, type Html, html } from "../sandbox-html.ts";
import type { SandboxPage } from "../sandbox-page.ts";
import { type IcashTrade, type IcashTradeState, icashTradeEnd } from "./icash-pay-ledger.ts";

const MERCHANT = "福饕";

export const ICASH_PAY_SHELL = {
  theme: "icash-pay",
  brand: "icash Pay",
  notice: "這裡代替手機上的 icash Pay App，不會真的扣款",
} as const;

/** The page that stands for the icash Pay app after the payer has opened the link or scanned the QR code. */
export function icashAppPage(trade: IcashTrade): SandboxPage {
  return {
    ...ICASH_PAY_SHELL,
    title: "付款｜icash Pay 測試付款",
    formTargets: [trade.redirectUrl],
    body: html`<h1 class="amount-block"><span class="label">付款金額</span><span class="amount">${formatMoney(trade.amount)}</span></h1>
${receipt(trade)}
<form class="actions" method="post" action="/icashpay/pay/${trade.token}">
  <button class="button primary" name="choice" value="pay">付款 ${formatMoney(trade.amount)}</button>
  <button class="button secondary" name="choice" value="stay">付款後留在 App（掃碼付款）</button>
  <div class="choices">
    <button class="button plain bad" name="choice" value="decline">餘額不足（拒絕）</button>
    <button class="button plain" name="choice" value="cancel">取消</button>
    <a class="button plain" href="${new URL(trade.redirectUrl).origin}/">稍後再說</a>
  </div>
</form>
<p class="hint">這筆付款保留到 <time class="number">${formatTime(icashTradeEnd(trade))}</time>；「稍後再說」先回商店，不會取消它。</p>`,
  };
}

const OUTCOMES: Readonly<
  Record<
    Exclude<IcashTradeState, "open">,
    { look: string; mark: string; title: string; text: string }
  >
> = {
  paid: {
    look: "confirmed",
    mark: "✓",
    title: "付款完成",
    text: "掃碼付款的話，可以回到原本的畫面看結果。",
  },
  failed: { look: "declined", mark: "!", title: "餘額不足，付款未完成", text: "沒有扣款。" },
  cancelled: { look: "", mark: "×", title: "付款已取消", text: "沒有扣款。" },
  refunded: { look: "", mark: "↩", title: "已退款", text: "款項退回 icash Pay 帳戶。" },
  "partly-refunded": {
    look: "",
    mark: "↩",
    title: "已部分退款",
    text: "一部分款項退回 icash Pay 帳戶。",
  },
  expired: { look: "", mark: "×", title: "付款時間已過", text: "沒有扣款，請回到商店重新結帳。" },
};

export function icashResultPage(
  trade: IcashTrade,
  state: Exclude<IcashTradeState, "open">,
): SandboxPage {
  const { look, mark, title, text } = OUTCOMES[state];
  return {
    ...ICASH_PAY_SHELL,
    title: `${title}｜icash Pay 測試付款`,
    body: html`<section class="card outcome ${look}">
  <p class="mark" aria-hidden="true">${mark}</p>
  <h1>${title}</h1>
  <p class="amount small">${formatMoney(trade.amount)}</p>
  <p>${text}</p>
</section>
${receipt(trade)}
<a class="button secondary" href="${trade.redirectUrl}">回到${MERCHANT}</a>`,
  };
}

export function icashNotFoundPage(): SandboxPage {
  return {
    ...ICASH_PAY_SHELL,
    title: "找不到這筆付款｜icash Pay 測試付款",
    body: html`<section class="card outcome"><h1>找不到這筆付款</h1><p>付款連結不正確，請回到商店重新結帳。</p></section>
<a class="button secondary" href="/icashpay">看最近的付款</a>`,
  };
}

function receipt(trade: IcashTrade): Html {
  return html`<dl class="card receipt">
  <div><dt>商店</dt><dd>${MERCHANT}</dd></div>
  <div><dt>項目</dt><dd>${trade.description}</dd></div>
  <div><dt>付款編號</dt><dd class="number">${trade.number}</dd></div>
  <div><dt>建立時間</dt><dd class="number">${formatTime(trade.createdAt)}</dd></div>
</dl>`;
}
