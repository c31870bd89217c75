import type { FastifyInstance } from "fastify";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { registerPayuniApi } from "./payuni-api.ts";
import type { PayuniLedger } from "./payuni-ledger.ts";
import { registerPayuniPages } from "./payuni-pages.ts";
import { tradeBook } from "./payuni-trades.ts";

export function registerPayuni(app: FastifyInstance, deps: SandboxDeps, ledger: PayuniLedger) {
  const parts = { deps, ledger, book: tradeBook(deps, ledger) };
  registerPayuniApi(app, parts);
  registerPayuniPages(app, parts);
}
