import { formatTime, html } from "../sandbox-html.ts";
import type { SandboxPage } from "../sandbox-page.ts";
import type { SmsMessage } from "./sms-ledger.ts";

const REFRESH_SECONDS = 5;
const CODE = /(?<!\d)\d{6}(?!\d)/;

export function smsInboxPage(messages: SmsMessage[], mode: "live" | "paused"): SandboxPage {
  return {
    title: "簡訊收件匣｜測試簡訊",
    theme: "sms",
    brand: "簡訊收件匣",
    notice: "測試簡訊環境，不會真的寄出簡訊",
    ...(mode === "live" && { refresh: { seconds: REFRESH_SECONDS, url: "/sms/" } }),
    body: html`<div class="heading"><h1>最新的簡訊</h1>${
      mode === "live"
        ? html`<a class="toggle" href="/sms/?refresh=off">停止自動更新</a>`
        : html`<a class="toggle" href="/sms/">恢復自動更新</a>`
    }</div>
${messages.length === 0 ? html`<p class="card empty">還沒有簡訊。商店寄出驗證碼後，會出現在這裡。</p>` : null}
<ul class="list">${messages.map(
      ({ phone, text, at }) => html`<li class="card message">
  <p class="message-head"><strong class="number">${phone}</strong><time class="number">${formatTime(at)}</time></p>
  ${codeIn(text)}
  <p class="message-text">${text}</p>
</li>`,
    )}</ul>`,
  };
}

function codeIn(text: string) {
  const code = CODE.exec(text)?.[0];
  return code ? html`<p class="code">${code}</p>` : null;
}
