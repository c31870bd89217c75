import type { Code } from "../lib/contracts/codes.ts";

/** A refusal that the person must read: becomes the envelope's code and message, HTTP 200 (RU-20). */
export class ServiceError extends Error {
  readonly code: Exclude<Code, 0>;

  constructor(code: Exclude<Code, 0>, message: string) {
    super(message);
    this.name = "ServiceError";
    this.code = code;
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
