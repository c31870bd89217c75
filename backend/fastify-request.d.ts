import type { CallSource } from "./admission.ts";
import type { Audit } from "./audit.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The audit trail of this request. A call adds its name, its session and its member. */
    audit: Audit;
    /** Set in calls of the contract table. */
    caller: CallSource;
  }
}
