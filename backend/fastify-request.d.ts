import type { EndpointName } from "../lib/contracts/endpoints.ts";
import type { Span } from "../lib/process/tracing.ts";
import type { Audit } from "./audit.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The audit trail of this request. A call adds its name, its session and its member. */
    audit: Audit;
    /** The span of this request; undefined for the health check and if tracing is off. */
    span: Span | undefined;
  }
  interface FastifyContextConfig {
    /** The call of the contract that the route answers. */
    call?: EndpointName;
  }
}
