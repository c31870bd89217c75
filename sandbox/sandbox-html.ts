export type Html = { readonly markup: string };

type HtmlValue = string | number | Html | null | readonly HtmlValue[];

/** A page template: every value is escaped unless it is itself a template. */
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
