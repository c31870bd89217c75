import type { SandboxConfig } from "../sandbox-deps.ts";
import { formatTime, html } from "../sandbox-html.ts";
import type { SandboxPage } from "../sandbox-page.ts";
import type { CrmEntry } from "./crm-ledger.ts";
import { labelledFields } from "./crm-organisation.ts";

export function crmLeadListPage(
  leads: CrmEntry[],
  organisation: SandboxConfig["crm"],
): SandboxPage {
  return {
    title: "最近的名單｜測試 CRM",
    theme: "crm",
    brand: "測試 CRM",
    notice: "測試 CRM 環境，名單不會送到真正的業務手上",
    body: html`<h1>最近的名單</h1>
${leads.length === 0 ? html`<p class="card empty">還沒有名單。有人在「成為合作餐廳」或「快遞企業方案」送出申請後，會出現在這裡。</p>` : null}
<ul class="list">${leads.map(
      (lead) => html`<li class="card message">
  <p class="message-head"><strong>${lead.fields.company ?? "（沒有名稱）"}</strong><time class="number">${formatTime(lead.at)}</time></p>
  ${lead.type === "refused" ? html`<p class="error">CRM 沒有收下：${lead.reason}</p>` : null}
  <dl class="receipt">${labelledFields(lead.form, organisation).map(
    ([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`,
  )}</dl>
</li>`,
    )}</ul>`,
  };
}
