import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { sendPage } from "../sandbox-page.ts";
import { crmLeadListPage } from "./crm-lead-list-page.ts";
import type { CrmLedger } from "./crm-ledger.ts";
import { type CrmFields, leadFault, namedFields } from "./crm-organisation.ts";

const formSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const EXCEPTION = "Exception:common.exception.SalesforceGenericException";
const FRAME = "<!doctype html><title>CRM</title><p>Your request has been queued.</p>";

/**
 * Registers the call that takes a web-to-lead form, and the page with the newest leads. Every lead is answered with
 * 200. Only a header says that a lead was refused (PV-22).
 */
export function registerCrm(app: FastifyInstance, deps: SandboxDeps, ledger: CrmLedger) {
  const { config, now, faults } = deps;

  app.post("/servlet/servlet.WebToLead", faults.hooks("crm", "lead"), async (request, reply) => {
    const form = readForm(request.body);
    const fault = leadFault(form, config.crm);
    ledger.record({
      type: fault === null ? "lead" : "refused",
      at: now(),
      reason: fault ?? "",
      form,
      fields: namedFields(form, config.crm),
    });
    return reply
      .header("Is-Processed", fault === null ? "true" : EXCEPTION)
      .type("text/html; charset=utf-8")
      .send(FRAME);
  });

  app.get("/crm", async (_request, reply) =>
    sendPage(reply, crmLeadListPage(ledger.newest(), config.crm)),
  );
}

function readForm(body: unknown): CrmFields {
  const form = formSchema.safeParse(body);
  const given = form.success ? Object.entries(form.data) : [];
  return Object.fromEntries(given.map(([name, value]) => [name, [value].flat()]));
}
