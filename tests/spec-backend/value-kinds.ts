/** Converts a parameter to a number. A query contains only text, so numeric text is accepted too. */
const asNumber = (value: unknown): number =>
  typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);

const isNumeric = (value: unknown): boolean =>
  (typeof value === "number" || typeof value === "string") && Number.isFinite(asNumber(value));

const isOneOf =
  (codes: number[]) =>
  (value: unknown): boolean =>
    isNumeric(value) && codes.includes(asNumber(value));

const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === "string" && pattern.test(value);

const isId = (value: unknown): boolean =>
  typeof value === "number" || matches(/^[\w-]{1,80}$/)(value);

const isJsonText = (value: unknown): boolean => {
  if (typeof value !== "string") return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
};

const KINDS = {
  open: () => true,
  text: (value: unknown) => typeof value === "string",
  filled: matches(/\S/),
  id: isId,
  number: isNumeric,
  integer: (value: unknown) => isNumeric(value) && Number.isInteger(asNumber(value)),
  page: (value: unknown) => isNumeric(value) && asNumber(value) >= 1,
  flag: isOneOf([0, 1]),
  latitude: (value: unknown) => isNumeric(value) && Math.abs(asNumber(value)) <= 90,
  longitude: (value: unknown) => isNumeric(value) && Math.abs(asNumber(value)) <= 180,
  dining: isOneOf([0, 1, 2, 4, 5]),
  payment: isOneOf([2, 5, 6, 7, 9, 10, 11, 99]),
  couponTab: isOneOf([1, 2, 3]),
  invoice: isOneOf([0, 1, 2, 3]),
  loginType: isOneOf([0, 1, 4]),
  phone: matches(/^09\d{8}$/),
  email: matches(/^[^\s@]+@[^\s@]+$/),
  url: matches(/^https?:\/\//),
  google: matches(/^google$/),
  versionCode: isOneOf([2023062418]),
  json: isJsonText,
} as const;

type Kind = keyof typeof KINDS;

/**
 * The rule of a parameter. With the kind `page` as an example: `page` must be present and valid, `page~` must be
 * present but may be empty, and `page?` may be missing or empty.
 */
type Rule = Kind | `${Kind}~` | `${Kind}?`;
export type Rules = Record<string, Rule>;

const isEmpty = (value: unknown): boolean => value === null || value === "";

/** Returns a text such as "page: is missing" for each parameter that is missing or invalid. */
export function findProblems(rules: Rules, values: Record<string, unknown>): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const problem = findProblem(rule, values[name]);
    return problem ? [`${name}: ${problem}`] : [];
  });
}

function findProblem(rule: Rule, value: unknown): string | null {
  const kind = rule.replace(/[~?]$/, "") as Kind;
  if (value === undefined) return rule.endsWith("?") ? null : "is missing";
  if (isEmpty(value) && rule !== kind) return null;
  return KINDS[kind](value) ? null : `${JSON.stringify(value)} is not of the kind "${kind}"`;
}
