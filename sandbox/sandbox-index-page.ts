import { html } from "./sandbox-html.ts";
import type { SandboxPage } from "./sandbox-page.ts";

const PROVIDERS = [
  { href: "/linepay", name: "LINE Pay 測試付款", text: "最近的付款，和還沒付完的付款頁" },
  { href: "/payuni", name: "PAYUNi 測試付款", text: "信用卡付款、綁定的卡片和退款" },
  { href: "/icashpay", name: "icash Pay 測試 App", text: "最近的付款，代替手機上的付款畫面" },
  { href: "/op", name: "OPENPOINT 測試會員", text: "可以登入的會員名單" },
  { href: "/op/app", name: "OPENPOINT App", text: "用會員的身分從 App 開啟福饕，或直接結帳" },
  { href: "/identity/google", name: "Google 測試帳號", text: "可以登入的 Google 帳號" },
  { href: "/identity/apple", name: "Apple 測試帳號", text: "可以登入的 Apple 帳號" },
  { href: "/sms/", name: "簡訊收件匣", text: "商店寄出的驗證碼" },
  { href: "/crm", name: "測試 CRM", text: "合作商家送出的申請" },
];

export function sandboxIndexPage(appOrigin: string): SandboxPage {
  return {
    title: "合作廠商測試環境",
    theme: "index",
    brand: "合作廠商測試環境",
    notice: "這裡代替真正的付款、會員、簡訊與 CRM 服務，不會真的扣款或寄出簡訊",
    body: html`<h1>要看哪一個服務</h1>
<ul class="list">${PROVIDERS.map(
      ({ href, name, text }) => html`<li><a class="card row" href="${href}">
  <span class="row-main"><strong>${name}</strong><small>${text}</small></span><span class="row-side" aria-hidden="true">›</span>
</a></li>`,
    )}</ul>
<a class="button secondary" href="${appOrigin}/">回到福饕</a>`,
  };
}
