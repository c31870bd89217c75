import { html } from "../sandbox-html.ts";
import type { SandboxPage } from "../sandbox-page.ts";
import { type Account, type IdentityName, identityAccounts } from "./identity-accounts.ts";

const NAMES: Record<IdentityName, string> = { google: "Google", apple: "Apple" };

type Place = { path: string; appOrigin: string };

export function accountChoicePage(provider: IdentityName, { path, appOrigin }: Place): SandboxPage {
  const name = NAMES[provider];
  return {
    ...shell(provider),
    title: `選擇帳號｜${name} 測試帳號`,
    formTargets: [appOrigin],
    body: html`<h1>選擇帳號，繼續前往福饕</h1>
<p class="lead">${name} 會提供您的姓名與電子郵件給福饕。</p>
<form class="actions" method="post" action="${path}/agree">${identityAccounts(provider).map(
      (account) => html`
  <button class="button member account" type="submit" name="sub" value="${account.sub}">
    <span class="member-name">${account.name}</span>
    <span class="member-phone">${account.email}${noteOf(account)}</span>
  </button>`,
    )}
</form>
<form class="actions" method="post" action="${path}/cancel"><button class="button plain" type="submit">取消</button></form>`,
  };
}

export function identityRefusedPage(
  provider: IdentityName,
  { reason, appOrigin }: { reason: string; appOrigin: string },
): SandboxPage {
  return {
    ...shell(provider),
    title: `無法登入｜${NAMES[provider]} 測試帳號`,
    body: html`<section class="card outcome declined"><p class="mark" aria-hidden="true">!</p><h1>無法登入</h1><p><span class="line">登入連結不正確或已經過期（${reason}）。</span><span class="line">請回到商店再登入一次。</span></p></section>
<a class="button secondary" href="${appOrigin}/login">回到福饕</a>`,
  };
}

export function accountListPage(provider: IdentityName, appOrigin: string): SandboxPage {
  return {
    ...shell(provider),
    title: `帳號名單｜${NAMES[provider]} 測試帳號`,
    body: html`<h1>帳號名單</h1>
<p class="lead">登入要從商店開始。</p>
<ul class="list">${identityAccounts(provider).map(
      (account) => html`<li class="card row">
  <span class="row-main"><strong>${account.name}</strong><small>${account.email}</small></span>
  <span class="row-side"><small>${noteOf(account)}</small></span>
</li>`,
    )}</ul>
<a class="button secondary" href="${appOrigin}/login">到商店登入</a>`,
  };
}

function shell(provider: IdentityName) {
  return {
    theme: provider,
    brand: `${NAMES[provider]} 帳號`,
    notice: "測試登入環境，裡面都是假的帳號",
  } as const;
}

function noteOf({ isEmailVerified, isRelayed }: Account) {
  if (!isEmailVerified) return html`<em>信箱未驗證</em>`;
  return isRelayed ? html`<em>隱藏信箱</em>` : null;
}
