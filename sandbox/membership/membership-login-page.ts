import { html } from "../sandbox-html.ts";
import type { SandboxPage } from "../sandbox-page.ts";
import type { Identity } from "./membership-ledger.ts";
import type { LoginSession } from "./membership-login-sessions.ts";

const SHELL = {
  theme: "membership",
  brand: "OPENPOINT 會員",
  notice: "測試登入環境，裡面都是假的會員",
} as const;

// The shop's sample data makes this person a corporate member. The membership service itself does not know that.
const BUSINESS_SAMPLE_GID = "FT00000000002";

type LoginView = { token: string; session: LoginSession; members: Identity[]; error?: string };

export function loginPage({ token, session, members, error }: LoginView): SandboxPage {
  const path = `/op/login/${token}`;
  return {
    ...SHELL,
    title: "登入｜OPENPOINT 測試會員",
    formTargets: [session.redirect_url],
    body: html`<h1>登入並回到福饕</h1>
<p class="lead">選一位會員。會把姓名、手機號碼、電子信箱與會員條碼提供給福饕。</p>
<form class="actions" method="post" action="${path}/agree">${members.map(
      (member) => html`
  <button class="button member" type="submit" name="gid" value="${member.gid_bar_code}">
    <span class="member-name">以 ${member.name} 登入</span>
    <span class="member-phone number">${maskedPhone(member.phone)}${member.gid_bar_code === BUSINESS_SAMPLE_GID ? html`<em>企業會員</em>` : null}</span>
  </button>`,
    )}
</form>
<form class="card join" method="post" action="${path}/join">
  <h2>用新的手機號碼加入</h2>
  <label for="phone">手機號碼</label>
  <input id="phone" name="phone" type="tel" inputmode="numeric" autocomplete="off" maxlength="10" pattern="09[0-9]{8}" placeholder="09 開頭，共 10 碼" required${error ? html` aria-invalid="true" aria-describedby="phone-error"` : null}>
  ${error ? html`<p class="error" id="phone-error" role="alert">${error}</p>` : null}
  <button class="button secondary" type="submit">加入並登入</button>
  <p class="hint">同一個號碼下次會登入同一位會員。</p>
</form>
<form class="actions" method="post" action="${path}/cancel"><button class="button plain" type="submit">取消</button></form>`,
  };
}

export function loginRefusedPage(reason: string, appOrigin: string): SandboxPage {
  return {
    ...SHELL,
    title: "無法登入｜OPENPOINT 測試會員",
    body: html`<section class="card outcome declined"><p class="mark" aria-hidden="true">!</p><h1>無法登入</h1><p><span class="line">${reason}</span><span class="line">請回到商店再登入一次。</span></p></section>
<a class="button secondary" href="${appOrigin}/login">回到福饕</a>`,
  };
}

export function memberListPage(members: Identity[], appOrigin: string): SandboxPage {
  return {
    ...SHELL,
    title: "會員名單｜OPENPOINT 測試會員",
    body: html`<h1>會員名單</h1>
<p class="lead">登入要從商店開始，商店會帶著簽章過來。</p>
<ul class="list">${members.map(
      ({ name, phone, gid_bar_code }) => html`<li class="card row">
  <span class="row-main"><strong>${name}</strong><small class="number">${phone}</small></span>
  <span class="row-side"><small class="number">${gid_bar_code}</small></span>
</li>`,
    )}</ul>
<a class="button secondary" href="${appOrigin}/login">到商店登入</a>
<a class="button plain" href="/op/app">從 OPENPOINT App 開啟</a>`,
  };
}

function maskedPhone(phone: string) {
  return `${phone.slice(0, 4)}***${phone.slice(-3)}`;
}
