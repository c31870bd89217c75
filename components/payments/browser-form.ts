/** The data of a form in an HTML document of the backend. The browser must post this form. */
export type BrowserForm = {
  action: string;
  fields: [name: string, value: string][];
  /** True if a person has to fill in the form. */
  needsInput: boolean;
};

/**
 * Reads the form of an HTML document as data. Returns null if the document has no form or several forms, or if the
 * method of its form is not "post". The document is not shown, and its scripts and resources are not loaded.
 */
export function readBrowserForm(html: string): BrowserForm | null {
  const [form, ...more] = new DOMParser().parseFromString(formPart(html), "text/html").forms;
  if (!form || more.length > 0 || form.getAttribute("method")?.toLowerCase() !== "post") {
    return null;
  }
  const inputs = [...form.querySelectorAll<HTMLInputElement>("input[name]")];
  const fields = inputs.map(({ name, value }): [string, string] => [name, value]);
  const needsInput = form.querySelector(INPUT) !== null;
  return { action: form.getAttribute("action") ?? "", fields, needsInput };
}

/** Matches the fields of a form that a person can see and fill in. */
const INPUT = "input:not([type=hidden], [type=submit], [type=button]), select, textarea";

/** Builds a new form from the fields and submits it. */
export function postBrowserForm({ action, fields }: Omit<BrowserForm, "needsInput">): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  form.acceptCharset = "utf-8";
  form.hidden = true;
  for (const [name, value] of fields) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // A field with the name `submit` would hide the form's method `submit`, so the method is called through the
  // prototype.
  HTMLFormElement.prototype.submit.call(form);
}

/**
 * The part of the HTML from the start of the first form to the end of the last form. This leaves out the styles before
 * the form, which this page's Content-Security-Policy forbids.
 */
function formPart(html: string): string {
  const text = html.toLowerCase();
  const start = text.indexOf("<form");
  const end = text.lastIndexOf("</form>");
  return start < 0 || end < start ? "" : html.slice(start, end + "</form>".length);
}
