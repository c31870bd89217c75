import type { SandboxProviders } from "../config/provider-config.ts";
import type { Faults } from "./sandbox-faults.ts";
import type { RandomBytes } from "./sandbox-secrets.ts";

export type SandboxConfig = Pick<
  SandboxProviders,
  | "appOrigin"
  | "sandboxUrl"
  | "linePay"
  | "payuni"
  | "icashPay"
  | "membership"
  | "identity"
  | "sms"
  | "crm"
>;

export type SandboxDeps = {
  config: SandboxConfig;
  now: () => number;
  randomBytes: RandomBytes;
  faults: Faults;
  /** Posts a form to the shop and returns the HTTP status, or 0 if there was no answer. */
  post: (
    url: string,
    form: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<number>;
};
