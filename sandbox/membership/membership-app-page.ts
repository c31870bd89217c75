import { html } from "../sandbox-html.ts";
import type { SandboxPage } from "../sandbox-page.ts";
import type { Identity } from "./membership-ledger.ts";

type AppView = {
  members: Identity[];
  /** The partner order number (`v3`) that the app sends when it opens the checkout. */
  source_order_id: string;
  appOrigin: string;
};

/** A page that stands for the OPENPOINT app on a phone: it opens the shop with a login code of the chosen member. */
export function appPage({ members, source_order_id, appOrigin }: AppView): SandboxPage {
  return {
    theme: "membership",
    brand: "OPENPOINT App",
    notice: "代替手機上的 App，裡面都是假的會員",
    title: "OPENPOINT App｜OPENPOINT 測試會員",
    formTargets: [appOrigin],
    body: html`<h1>從 App 開啟福饕</h1>
<p class="lead">選一位會員。連結 60 秒內有效，只能用一次。</p>
${members.map(
  ({ gid_bar_code, name, phone }) => html`
<form class="card app-member" method="post" action="/op/app/open">
  <input type="hidden" name="gid" value="${gid_bar_code}">
  <input type="hidden" name="source_order_id" value="${source_order_id}">
  <div class="row"><h2>${name}</h2><small class="number">${phone.slice(0, 4)}***${phone.slice(-3)}</small></div>
  <button class="button secondary" type="submit" name="place" value="intro" aria-label="以 ${name} 用 App 開啟福饕">用 App 開啟福饕</button>
  <button class="button secondary" type="submit" name="place" value="checkout" aria-label="以 ${name} 用 App 開啟福饕結帳">用 App 開啟福饕結帳</button>
</form>`,
)}
<p class="hint">結帳用的合作訂單編號是 <span class="number">${source_order_id}</span>。請先在福饕把餐點放進購物車。</p>
<a class="button plain" href="/op">會員名單</a>`,
  };
}
