import type { Member } from "./member-types.ts";
import type { OperatorState, Session } from "./operator-state.ts";

/** The input of a handler. The parameters have passed the checks of request-check.ts. */
export type Context = {
  state: OperatorState;
  session: Session;
  member: Member | undefined;
  /** The courier session id, when the request carries a known one. */
  courier: string | undefined;
  /** Query and body parameters together. */
  values: Record<string, unknown>;
  /** Parameters of the path. */
  path: Record<string, string>;
  text: (name: string) => string;
  number: (name: string) => number;
};

export type Answer = { body: Record<string, unknown> } | { html: string };
export type Handler = (context: Context) => Answer;

/** Code 0. The specification asks for no message in most answers: it is left out without one. */
export const ok = (data: unknown, message?: string): Answer => ({
  body: message === undefined ? { code: 0, data } : { code: 0, message, data },
});

/** A refusal: HTTP 200 with a code other than 0. 3 means "not registered", 4 means "compute again". */
export const refuse = (code: number, message: string): Answer => ({
  body: { code, message, data: null },
});

export const LOGIN_REQUIRED_CODE = 9;

/** A list that the specification reads as "data.data". */
export const nestData = (state: OperatorState, content: unknown): Answer =>
  ok(state.settings.dataDepth === 2 ? { data: content } : content);

/** Returns the first parameter that holds words, for calls whose parameter names are not shown. */
export const findSearchTerm = (values: Record<string, unknown>): string => {
  const known = ["terms", "keyword", "term", "q"].map((name) => values[name]);
  const found = [...known, ...Object.values(values)].find(
    (value) => typeof value === "string" && value.trim() !== "" && Number.isNaN(Number(value)),
  );
  return String(found ?? "").trim();
};
