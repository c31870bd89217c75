import type { Reason } from "../lib/contracts/answer-code.ts";
import type { Code } from "../lib/contracts/codes.ts";

/** A refusal that the person must read: becomes the envelope's code, message and reason, HTTP 200 (RU-20). */
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

/** A request that no honest client sends: answered with its HTTP status and nothing about the inside. */
export class RequestRefused extends Error {
  readonly statusCode: 400 | 401 | 403 | 404 | 413 | 429 | 503;
  /** For the header Retry-After. */
  readonly retrySeconds: number | undefined;

  constructor(statusCode: RequestRefused["statusCode"], message: string, retrySeconds?: number) {
    super(message);
    this.name = "RequestRefused";
    this.statusCode = statusCode;
    this.retrySeconds = retrySeconds;
  }
}
