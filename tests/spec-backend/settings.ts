import type { CallName } from "./calls.ts";

/** Settings that a test can change. Most of them choose an answer to a question that the specification leaves open. */
export type Settings = {
  /** The port of this server. 0 means a free port. */
  port: number;
  /** The origin of the shop, to which the provider pages redirect. */
  shopOrigin: string;
  /** Whether the ids of stores, products and options are text or numbers. */
  ids: "text" | "numbers";
  /**
   * The place of content that the specification describes as "data.data". 2 means `body.data.data`, and 1 means
   * `body.data`.
   */
  dataDepth: 2 | 1;
  /** Whether listFood and store/{id}/foods answer a plain list of products, or products grouped by category. */
  foods: "list" | "categories";
  /** Whether stores and products have picture URLs of this server. */
  pictures: boolean;
  /** Whether calls that the specification names without a path are answered, or refused with HTTP 404. */
  callsWithoutPath: "answered" | "missing";
  /** Other paths for calls, for example for calls that the specification names without a path. */
  paths: Partial<Record<CallName, string>>;
  /** The name of the cookie with the anti-forgery token. */
  tokenCookie: string;
};

export const defaultSettings: Settings = {
  port: 0,
  shopOrigin: "http://localhost:3000",
  ids: "text",
  dataDepth: 2,
  foods: "list",
  pictures: false,
  callsWithoutPath: "answered",
  paths: {},
  tokenCookie: "op_csrf",
};
