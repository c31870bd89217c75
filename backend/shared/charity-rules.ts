import type { Charity } from "../../lib/contracts/invoices.ts";

/**
 * Some charities with their donation codes (捐贈碼). At least two independent sources confirm each code, and no source
 * contradicts it. Check a new code in the same way, because a wrong code gives the invoice to another charity
 * (docs/decisions/099-charity-codes.md). The Ministry of Finance publishes the full list of several thousand charities.
 * An operator should replace this short list by a list of their own.
 */
const CHARITIES: readonly Charity[] = [
  { code: "9527", name: "財團法人罕見疾病基金會" },
  { code: "919", name: "財團法人創世社會福利基金會" },
  { code: "25885", name: "財團法人伊甸社會福利基金會" },
  { code: "13579", name: "財團法人陽光社會福利基金會" },
  { code: "88432", name: "財團法人喜憨兒社會福利基金會" },
  { code: "88888", name: "財團法人中華民國兒童癌症基金會" },
  { code: "8957282", name: "財團法人流浪動物之家基金會" },
];

const MAX_FOUND = 20;

/** The charity that receives a donated invoice if the customer has chosen no charity. */
export const DEFAULT_CHARITY: Charity = { code: "9527", name: "財團法人罕見疾病基金會" };

export function charityOf(code: string): Charity | undefined {
  return CHARITIES.find((charity) => charity.code === code);
}

/** The charities whose code begins with the text or whose name contains the text, at most MAX_FOUND. */
export function findCharities(text: string): Charity[] {
  const query = text.normalize("NFKC").trim();
  const isFound = ({ code, name }: Charity) => code.startsWith(query) || name.includes(query);
  return CHARITIES.filter(isFound).slice(0, MAX_FOUND);
}
