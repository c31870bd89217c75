import { z } from "zod";
import { LOGIN_TYPE, type ThirdLoginType } from "@/lib/contracts/codes";
import { boundedText } from "@/lib/contracts/fields";
import { parseJsonText } from "@/lib/contracts/json-text";
import { hrefs } from "@/lib/routing/hrefs";

/** `method` is that of the return request: Google returns its answer in the query, and Apple by a form (PV-19). */
const PROVIDERS: Record<string, { type: ThirdLoginType; method: "GET" | "POST" }> = {
  google: { type: LOGIN_TYPE.google, method: "GET" },
  apple: { type: LOGIN_TYPE.apple, method: "POST" },
};
const FIELDS = ["code", "state", "iss", "error"];
const FIELD_MAX = 1500;

/** Apple sends the name of the person only with the first consent, and no token contains the name. */
const userSchema = boundedText(FIELD_MAX)
  .transform(parseJsonText)
  .pipe(z.object({ name: z.object({ firstName: boundedText(40), lastName: boundedText(40) }) }));

/** The login type of this provider, or null if the provider is unknown or does not return with this method. */
export function thirdReturnType(provider: string, method: string): ThirdLoginType | null {
  const returned = Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider] : undefined;
  return returned?.method === method ? returned.type : null;
}

/**
 * The path of the sign-in page with the returned values after the `#`. Browsers do not send this part to servers or in
 * the referrer. The values are not yet verified: the page sends them to the backend, and the backend compares them with
 * the sign-in that it started.
 */
export function thirdReturnPath(type: ThirdLoginType, sent: URLSearchParams): string {
  const query = new URLSearchParams({ third_login_type: String(type) });
  for (const field of FIELDS) {
    const values = sent.getAll(field);
    for (const value of values) if (value.length <= FIELD_MAX) query.append(field, value);
  }
  const user = userSchema.safeParse(sent.get("user"));
  if (user.success) {
    const { firstName, lastName } = user.data.name;
    query.set("name", `${lastName}${firstName}`);
  }
  return `${hrefs.login()}#${query}`;
}
