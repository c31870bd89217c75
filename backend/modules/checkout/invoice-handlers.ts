import { eq } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import { type Handlers, memberId } from "../../call.ts";
import { settings } from "../../db/schema/content-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { findCharities } from "../../shared/charity-rules.ts";
import { isTaxId } from "../../shared/text-rules.ts";
import { thirdLoginTypes } from "../account/identity-service.ts";
import { bindCarrier, carrierInfo } from "./carrier-service.ts";

export const invoiceHandlers = {
  checkTaxId: async ({ query }) => {
    if (!isTaxId(query.tax_id))
      throw new ServiceError(CODE.refused, "請輸入正確的統一編號格式", "bad-tax-id");
    return null;
  },
  charityList: async ({ query }) => findCharities(query.q),
  /**
   * `op_invoice.status` is 1 unless the operator has set `op_invoice_status` to 0. The shop uses the status to propose
   * an invoice type.
   */
  getAppClientConfig: async ({ deps }) => {
    const [row] = await deps.db
      .select()
      .from(settings)
      .where(eq(settings.key, "op_invoice_status"));
    const status = row?.value === "0" ? 0 : 1;
    const { offered } = deps.config;
    return {
      op_invoice: { status },
      third_login_types: thirdLoginTypes(deps),
      op_login: offered.has("OP") ? 1 : 0,
      sms: offered.has("SMS") ? 1 : 0,
      data_rights: 1 as const,
      account_edits: 1 as const,
      card_return: 1 as const,
    };
  },
  opInvoiceInfo: (call) => carrierInfo(call.deps, memberId(call)),
  otpCheck: async (call) => {
    const { deps, session, body } = call;
    await bindCarrier(deps, { session, member_id: memberId(call), proof: body });
    return null;
  },
} satisfies Handlers;
