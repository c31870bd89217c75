import type { Member } from "./member-types.ts";
import type { OperatorState, Session } from "./operator-state.ts";

/** The input of a handler. request-check.ts has already checked the parameters. */
export type Context = {
  state: OperatorState;
  session: Session;
  member: Member | undefined;
  /** The courier session id, if the request contains the id of a known courier session. */
  courier: string | undefined;
  /** The parameters of the query and the body. */
  values: Record<string, unknown>;
  /** The parameters of the path. */
  path: Record<string, string>;
  text: (name: string) => string;
  number: (name: string) => number;
};

export type Answer = { body: Record<string, unknown> } | { html: string };
export type Handler = (context: Context) => Answer;

/**
 * An answer with code 0. Without the argument `message`, the answer has no field `message`, because the specification
 * rarely requires this field.
 */
export const ok = (data: unknown, message?: string): Answer => ({
  body: message === undefined ? { code: 0, data } : { code: 0, message, data },
});

/** A refusal: HTTP 200 with a code other than 0. 3 means "not registered", 4 means "get a new quote". */
export const refuse = (code: number, message: string): Answer => ({
  body: { code, message, data: null },
});

export const LOGIN_REQUIRED_CODE = 9;

/**
 * An answer whose content the specification describes as "data.data". `dataDepth` sets whether the content is at
 * `data.data` or at `data`.
 */
export const nestData = (state: OperatorState, content: unknown): Answer =>
  ok(state.settings.dataDepth === 2 ? { data: content } : content);

/**
 * Returns the search text: the value of a parameter with a usual name, or else the first value of any parameter. Empty
 * values and numbers are skipped. If no value remains, the search text is empty.
 */
export const findSearchTerm = (values: Record<string, unknown>): string => {
  const known = ["terms", "keyword", "term", "q"].map((name) => values[name]);
  const found = [...known, ...Object.values(values)].find(
    (value) => typeof value === "string" && value.trim() !== "" && Number.isNaN(Number(value)),
  );
  return String(found ?? "").trim();
};
