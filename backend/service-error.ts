import type { Reason } from "../lib/contracts/answer-code.ts";
import type { Code } from "../lib/contracts/codes.ts";

/** A refusal for people. It becomes the code, message and reason of the envelope, with HTTP 200 (RU-20). */
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
