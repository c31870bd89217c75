import { CODE, REASON, type Reason } from "../lib/contracts/answer-code.ts";
import type { Code } from "../lib/contracts/codes.ts";
import type { SameOrder } from "../lib/contracts/orders.ts";

/** The message and the reason of a refusal, for functions that return a refusal instead of throwing a ServiceError. */
export type Refusal = { message: string; reason: Reason };

/**
 * A refusal that the customer sees on the screen. The backend answers with HTTP 200 and puts the code, message and
 * reason into the envelope (RU-20).
 */
export class ServiceError extends Error {
  readonly code: Exclude<Code, 0>;
  readonly reason: Reason | undefined;

  constructor(code: Exclude<Code, 0>, message: string, reason?: Reason) {
    super(message);
    this.name = "ServiceError";
    this.code = code;
    this.reason = reason;
  }
}

/**
 * The refusal of a submit that would place the same order again. The envelope describes the existing order in
 * `same_order` (RU-62).
 */
export class SameOrderError extends ServiceError {
  readonly same_order: SameOrder;

  constructor(message: string, same_order: SameOrder) {
    super(CODE.refused, message, REASON.sameOrder);
    this.same_order = same_order;
  }
}

/**
 * The refusal of a request that is answered with an HTTP error status. The answer has this status and the message, and
 * no internal details.
 */
export class RequestRefused extends Error {
  readonly statusCode: 400 | 401 | 403 | 404 | 413 | 429 | 503;
  /** The value of the Retry-After header, in seconds. */
  readonly retrySeconds: number | undefined;

  constructor(statusCode: RequestRefused["statusCode"], message: string, retrySeconds?: number) {
    super(message);
    this.name = "RequestRefused";
    this.statusCode = statusCode;
    this.retrySeconds = retrySeconds;
  }
}
