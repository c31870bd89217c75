export type Html = { readonly markup: string };

type HtmlValue = string | number | Html | null | readonly HtmlValue[];

/** The tag of an HTML template literal. It escapes each inserted value that is not itself the result of this tag. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  const markup = parts.map((part, index) => part + render(values[index] ?? null)).join("");
  return { markup };
}

function render(value: HtmlValue): string {
  if (value === null) return "";
  if (typeof value === "string" || typeof value === "number") return escapeHtml(String(value));
  return "markup" in value ? value.markup : value.map(render).join("");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

const moneyFormat = new Intl.NumberFormat("zh-TW");
const timeFormat = new Intl.DateTimeFormat("zh-TW", {
  timeZone: "Asia/Taipei",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

export function formatMoney(amount: number) {
  return `NT$${moneyFormat.format(amount)}`;
}

export function formatTime(atMs: number) {
  return timeFormat.format(atMs).replace(/\s/g, " ");
}
