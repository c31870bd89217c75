import { UNKNOWN_PERSON_GID } from "./demo-members.ts";
import {
  CRM_PATH,
  PROVIDER_CARD_PATH,
  PROVIDER_LOGIN_PATH,
  PROVIDER_PAYMENT_PATH,
} from "./open-names.ts";
import { createProof, type OperatorState, type Order, randomHex } from "./operator-state.ts";

type PageRequest = {
  state: OperatorState;
  query: URLSearchParams;
  form: URLSearchParams;
};

/** The answer of a provider page: an HTML page, a redirect or an error. */
type PageAnswer = { html: string } | { redirect: string } | { error: string };
type Page = (request: PageRequest) => PageAnswer;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const document = (title: string, body: string): PageAnswer => ({
  html: `<!doctype html><html lang="zh-Hant"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`,
});

const link = (label: string, href: string): string =>
  `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;

/** Adds parameters to a URL and keeps its other parameters. */
function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

/** The sign-in page of the membership service. Its query string comes from getAuthParamStr. */
const loginPage: Page = ({ state, query }) => {
  const back = query.get("redirect_url") ?? "";
  if (!back.startsWith(`${state.settings.shopOrigin}/`)) return { error: "redirect_url" };
  const people = [
    ...state.members
      .filter(({ gid }) => gid !== "")
      .map((member) => ({
        name: `${member.lastName}${member.firstName}`,
        gid: member.gid,
      })),
    { name: "尚未註冊的人", gid: UNKNOWN_PERSON_GID },
  ];
  const chosen = people.find(({ gid }) => gid === query.get("as"));
  if (chosen) return { redirect: withQuery(back, { v: createProof(state, chosen.gid) }) };
  const links = people.map(({ name, gid }) =>
    link(name, `${PROVIDER_LOGIN_PATH}?${new URLSearchParams([...query, ["as", gid]])}`),
  );
  return document("會員中心登入", links.join(""));
};

/** The payment page. The query parameter `do` is "pay" or "cancel". Without `do`, the page shows both links. */
const paymentPage: Page = ({ state, query }) => {
  const ticket = query.get("ticket") ?? "";
  const order = state.orders.find((one) => one.ticket === ticket);
  if (!order) return { error: "ticket" };
  const action = query.get("do");
  if (action === "cancel") return { redirect: `${state.settings.shopOrigin}/checkout` };
  if (action === "pay") return { redirect: payAndReturn(state, order) };
  const address = `${PROVIDER_PAYMENT_PATH}?ticket=${ticket}`;
  return document(
    `付款 NT$${order.amount}`,
    link("確認付款", `${address}&do=pay`) + link("取消付款", `${address}&do=cancel`),
  );
};

const LINE_PAY = 5;
/** The shop's payment return pages by pay type. For other pay types the page is /third/payreturn. */
const RETURN_PATHS: Record<number, string> = {
  5: "/third/lpconfirm",
  9: "/third/icashpayreturn",
  10: "/third/payunireturn",
};

function payAndReturn(state: OperatorState, order: Order): string {
  order.isAgreed = true;
  // LINE Pay takes the money when the backend confirms the payment. Other providers take the money at once.
  if (order.payType !== LINE_PAY) order.status = 0;
  const back = `${state.settings.shopOrigin}${RETURN_PATHS[order.payType] ?? "/third/payreturn"}`;
  const courier: Record<string, string> = order.diningType === 5 ? { dining_type: "5" } : {};
  if (order.payType === LINE_PAY) {
    const amount = String(order.amount);
    return withQuery(back, { transactionId: order.transactionId, amount, ...courier });
  }
  return withQuery(back, { order_id: order.id, ...courier });
}

const saveCard: Page = ({ state, form }) => {
  const owner = state.cardTickets.get(form.get("ticket") ?? "");
  if (owner === undefined) return { error: "ticket" };
  state.cardTickets.delete(form.get("ticket") ?? "");
  const digits = (form.get("card_number") ?? "").replace(/\D/g, "").padStart(16, "4");
  const card = {
    id: `card-${randomHex(3)}`,
    four: digits.slice(-4),
    six: digits.slice(0, 6),
    brand: 3 as const,
  };
  const { shopOrigin } = state.settings;
  const member = state.members.find(({ key }) => key === owner);
  if (member) {
    member.cards.push(card);
    return { redirect: `${shopOrigin}/checkout?status=bindCard` };
  }
  const courier = owner.replace("courier:", "");
  state.courierCards.set(courier, [...(state.courierCards.get(courier) ?? []), card]);
  return { redirect: `${shopOrigin}/expressDelivery?status=bindCard` };
};

/**
 * The web-to-lead form of the CRM. The specification does not show its field names, so the handler keeps all fields and
 * redirects to the first value that is a URL of the shop. Without such a value, it answers with a page.
 */
const receiveLead: Page = ({ state, form }) => {
  const lead: Record<string, string[]> = {};
  for (const name of new Set(form.keys())) lead[name] = form.getAll(name);
  state.leads.push(lead);
  const back = [...form.values()].find((value) => value.startsWith(state.settings.shopOrigin));
  return back ? { redirect: back } : document("已收到", "");
};

/**
 * The pages of the payment providers and the membership service, by method and path. The spec backend simulates these
 * pages too. They are outside the API.
 */
export const pages: Record<string, Page> = {
  [`GET ${PROVIDER_LOGIN_PATH}`]: loginPage,
  [`GET ${PROVIDER_PAYMENT_PATH}`]: paymentPage,
  [`POST ${PROVIDER_CARD_PATH}`]: saveCard,
  [`POST ${CRM_PATH}`]: receiveLead,
};
