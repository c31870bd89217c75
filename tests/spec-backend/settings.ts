import type { CallName } from "./calls.ts";

/** Every choice that a test can make. The specification leaves all of them open. */
export type Settings = {
  /** Port of this server. 0 takes a free one. */
  port: number;
  /** Origin of the shop, for the ways back from the provider pages. */
  shopOrigin: string;
  /** Shape of the ids of stores, products and options. */
  ids: "text" | "numbers";
  /** 2 if "data.data" means the field data inside the field data, 1 if it means the field data of the body. */
  dataDepth: 2 | 1;
  /** `listFood` answers products in a plain list or grouped by category. */
  foods: "list" | "categories";
  /** True if stores and products carry picture addresses of this server. */
  pictures: boolean;
  /** Whether calls that the specification names without a path are answered or are HTTP 404. */
  callsWithoutPath: "answered" | "missing";
  /** Other paths for calls, for example for those that the specification names without one. */
  paths: Partial<Record<CallName, string>>;
  /** Name of the cookie that carries the anti-forgery token. */
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
