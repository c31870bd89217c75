import type { Audit } from "./audit.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The audit trail of this request. A call adds its name, its session and its member. */
    audit: Audit;
  }
}
