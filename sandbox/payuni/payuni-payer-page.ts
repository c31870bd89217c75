import { formatMoney, formatTime, type Html, html } from "../sandbox-html.ts";
import type { SandboxPage } from "../sandbox-page.ts";
import type { Trade, TradeState } from "./payuni-ledger.ts";
import { TEST_CARDS } from "./payuni-trades.ts";

const MERCHANT = "福饕";

export const PAYUNI_SHELL = {
  theme: "payuni",
  brand: "PAYUNi 統一金流",
  notice: "測試付款環境，不會真的扣款，也不需要輸入卡號",
} as const;

/** PAYUNi's payment page. It has a button for each test card, which pays at once, and buttons for the other results. */
export function payuniOpenPage(trade: Trade): SandboxPage {
  return {
    ...PAYUNI_SHELL,
    title: "信用卡付款｜PAYUNi 測試付款",
    body: html`${head(trade)}
<form class="actions" method="post" action="/payuni/pay/${trade.token}">
  ${trade.creditToken === "" ? null : REMEMBER}
  ${Object.entries(TEST_CARDS).map(
    ([name, { label, four }]) =>
      html`<button class="button secondary test-card" name="choice" value="${name}"><span>${label}</span><span class="number">•••• ${four}</span></button>`,
  )}
  <button class="button secondary" name="choice" value="close">付款後關閉視窗（VISA）</button>
  <div class="choices">
    <button class="button plain bad" name="choice" value="fail-3d">3D 驗證失敗的卡</button>
    <button class="button plain bad" name="choice" value="decline">銀行拒絕</button>
    <button class="button plain" name="choice" value="cancel">取消</button>
  </div>
  <div class="choices two">
    <button class="button plain" name="choice" value="silent">銀行沒有回應</button>
    <a class="button plain" href="${shopOf(trade)}">稍後再說</a>
  </div>
</form>
${openUntil(trade)}`,
  };
}

const REMEMBER = html`<label class="toggle"><input type="checkbox" name="remember" value="1" checked> 同意記住這張卡，下次不必再選</label>
<p class="hint">之後用記住的卡付款時，VISA 和 JCB 會先到 3D 驗證頁，MasterCard 不必。</p>`;

/** The bank's 3-D verification page, which the payer sees when a charge of a saved card requires the verification. */
export function payuni3DPage(trade: Trade): SandboxPage {
  return {
    ...PAYUNI_SHELL,
    title: "3D 驗證｜PAYUNi 測試付款",
    body: html`${head(trade)}
<form class="actions" method="post" action="/payuni/pay/${trade.token}">
  <button class="button primary" name="choice" value="saved">完成 3D 驗證並付款</button>
  <button class="button secondary" name="choice" value="saved-close">驗證後關閉視窗</button>
  <div class="choices">
    <button class="button plain bad" name="choice" value="fail-3d">驗證失敗</button>
    <button class="button plain bad" name="choice" value="decline">銀行拒絕</button>
    <button class="button plain" name="choice" value="cancel">取消</button>
  </div>
</form>
${openUntil(trade)}`,
  };
}

const OUTCOMES: Readonly<
  Record<Exclude<TradeState, "open">, { look: string; mark: string; title: string; text: string }>
> = {
  paid: { look: "confirmed", mark: "✓", title: "付款完成", text: "請按下面的按鈕回到商店。" },
  uncertain: { look: "", mark: "…", title: "銀行還沒有回應", text: "結果確認後會通知商店。" },
  failed: { look: "declined", mark: "!", title: "付款失敗", text: "沒有扣款。" },
  cancelled: { look: "", mark: "×", title: "付款已取消", text: "沒有扣款。" },
  withdrawn: { look: "", mark: "×", title: "授權已取消", text: "這筆款項不會請款。" },
  refunded: { look: "", mark: "↩", title: "已退款", text: "款項退回原本的信用卡。" },
  expired: { look: "", mark: "×", title: "付款時間已過", text: "沒有扣款，請回到商店重新結帳。" },
};

/**
 * PAYUNi's own page redirects the payer automatically. Here the payer presses a button, because the page has no script.
 */
export function payuniResultPage(
  trade: Trade,
  state: Exclude<TradeState, "open">,
  form: Record<string, string>,
): SandboxPage {
  const { look, mark, title, text } = OUTCOMES[state];
  return {
    ...PAYUNI_SHELL,
    title: `${title}｜PAYUNi 測試付款`,
    formTargets: [trade.returnUrl],
    body: html`<section class="card outcome ${look}">
  <p class="mark" aria-hidden="true">${mark}</p>
  <h1>${title}</h1>
  <p class="amount small">${formatMoney(trade.amount)}</p>
  <p>${text}</p>
</section>
${receipt(trade)}
<form method="post" action="${trade.returnUrl}">
  ${Object.entries(form).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
  <button class="button primary" type="submit">回到${MERCHANT}</button>
</form>`,
  };
}

export function payuniClosedPage(trade: Trade): SandboxPage {
  return {
    ...PAYUNI_SHELL,
    title: "付款完成｜PAYUNi 測試付款",
    body: html`<section class="card outcome confirmed">
  <p class="mark" aria-hidden="true">✓</p>
  <h1>付款完成</h1>
  <p>可以關閉這個視窗，商店會自己收到通知。</p>
</section>
${receipt(trade)}`,
  };
}

export function payuniRefusedPage(text: string): SandboxPage {
  return {
    ...PAYUNI_SHELL,
    title: "無法付款｜PAYUNi 測試付款",
    body: html`<section class="card outcome"><h1>無法付款</h1><p>${text}</p></section>
<a class="button secondary" href="/payuni">看最近的付款</a>`,
  };
}

function head(trade: Trade): Html {
  return html`<h1 class="amount-block"><span class="label">付款金額</span><span class="amount">${formatMoney(trade.amount)}</span></h1>
${receipt(trade)}`;
}

function receipt(trade: Trade): Html {
  return html`<dl class="card receipt">
  <div><dt>商店</dt><dd>${MERCHANT}</dd></div>
  <div><dt>項目</dt><dd>${trade.description}</dd></div>
  <div><dt>付款編號</dt><dd class="number">${trade.number}</dd></div>
</dl>`;
}

function openUntil(trade: Trade): Html {
  return html`<p class="hint">付款頁保留到 <time class="number">${formatTime(trade.expiresAt)}</time>。</p>`;
}

function shopOf(trade: Trade) {
  return `${new URL(trade.returnUrl).origin}/`;
}
