import { eq } from "drizzle-orm";
import type { Reason } from "../../../lib/contracts/answer-code.ts";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { BodyOf, DataOf } from "../../../lib/contracts/endpoints.ts";
import { type Deps, epochSeconds, type Session } from "../../call.ts";
import { members } from "../../db/schema/member-tables.ts";
import { CARRIER_NOT_FOUND } from "../../providers/membership-client.ts";
import { ServiceError } from "../../service-error.ts";
import { checkOtp } from "../account/otp-service.ts";

type CarrierInput = { session: Session; member_id: number; proof: BodyOf<"otpCheck"> };

export async function carrierInfo(
  { db }: Pick<Deps, "db">,
  member_id: number,
): Promise<DataOf<"opInvoiceInfo">> {
  const { carrier } = await ownerOf(db, member_id);
  return { is_bound: carrier === "" ? 0 : 1, carrier };
}

/**
 * Binds the member carrier that the membership service has stored for the member. The one-time code proves that the
 * member makes the request. The membership service is asked before the code is checked, so that an outage of this
 * service does not use up the code.
 */
export async function bindCarrier(deps: Deps, { session, member_id, proof }: CarrierInput) {
  const { phone, gid_bar_code } = await ownerOf(deps.db, member_id);
  if (proof.phone !== phone)
    throw refusal("這不是您的會員手機號碼，請重新登入後再試", "other-phone");
  if (gid_bar_code === "")
    throw refusal("請先用會員服務登入，再綁定會員載具", "membership-login-needed");
  const carrier = await carrierAtProvider(deps, gid_bar_code);
  await checkOtp(deps, { session, phone, purpose: "carrier" }, proof.otp);
  await deps.db
    .update(members)
    .set({ carrier, update_time: epochSeconds(deps) })
    .where(eq(members.id, member_id));
}

async function carrierAtProvider({ providers }: Deps, gid_bar_code: string): Promise<string> {
  const answer = await providers.membership.carrier(gid_bar_code);
  if (answer.ok === true) return answer.info.carrier;
  if (answer.ok === false && answer.returnCode === CARRIER_NOT_FOUND) {
    throw refusal("您的會員帳號還沒有手機條碼載具，設定後再回來綁定", "no-mobile-barcode");
  }
  throw refusal("會員服務暫時沒有回應，請稍後再試", "provider-silent");
}

async function ownerOf(db: Deps["db"], member_id: number) {
  const [member] = await db
    .select({
      phone: members.phone,
      gid_bar_code: members.gid_bar_code,
      carrier: members.carrier,
    })
    .from(members)
    .where(eq(members.id, member_id));
  if (!member) throw new ServiceError(CODE.loginNeeded, "請先登入");
  return member;
}

function refusal(sentence: string, reason: Reason): ServiceError {
  return new ServiceError(CODE.refused, sentence, reason);
}
