import type { ProviderConfig } from "../provider-defaults.ts";
import type { Faults } from "./sandbox-faults.ts";
import type { RandomBytes } from "./sandbox-secrets.ts";

export type SandboxConfig = Pick<
  ProviderConfig,
  "appOrigin" | "sandboxUrl" | "linePay" | "membership" | "sms"
>;

export type SandboxDeps = {
  config: SandboxConfig;
  now: () => number;
  randomBytes: RandomBytes;
  faults: Faults;
};
