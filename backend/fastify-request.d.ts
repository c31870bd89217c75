import type { EndpointName } from "../lib/contracts/endpoints.ts";
import type { Audit } from "./audit.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The audit trail of this request. A call adds its name, its session and its member. */
    audit: Audit;
  }
  interface FastifyContextConfig {
    /** The call of the contract that the route answers. */
    call?: EndpointName;
  }
}
