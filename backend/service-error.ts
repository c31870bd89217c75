import { CODE, REASON, type Reason } from "../lib/contracts/answer-code.ts";
import type { Code } from "../lib/contracts/codes.ts";
import type { SameOrder } from "../lib/contracts/orders.ts";

/** The message and the reason of a refusal that has not been thrown yet. */
export type Refusal = { message: string; reason: Reason };

/** A refusal that a screen shows. It becomes the code, message and reason of the envelope, with HTTP 200 (RU-20). */
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

/** The refusal of a submit that would repeat a placed order. The envelope has that order as `same_order` (RU-62). */
export class SameOrderError extends ServiceError {
  readonly same_order: SameOrder;

  constructor(message: string, same_order: SameOrder) {
    super(CODE.refused, message, REASON.sameOrder);
    this.same_order = same_order;
  }
}

/** An invalid request. The answer has its HTTP status and reveals nothing internal. */
export class RequestRefused extends Error {
  readonly statusCode: 400 | 401 | 403 | 404 | 413 | 429 | 503;
  /** Seconds for the header Retry-After. */
  readonly retrySeconds: number | undefined;

  constructor(statusCode: RequestRefused["statusCode"], message: string, retrySeconds?: number) {
    super(message);
    this.name = "RequestRefused";
    this.statusCode = statusCode;
    this.retrySeconds = retrySeconds;
  }
}
