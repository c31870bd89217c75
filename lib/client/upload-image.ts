import { CODE } from "@/lib/contracts/answer-code";
import type { Answer } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";
import { forgetCsrfToken, getFromShop, NETWORK_FAILED, readCsrfToken } from "./api-client";
import { AS_COURIER } from "./courier-session-store";

const PATH = "/api/v3/UserApi/uploadImage";

/** Uploads a picture with the multipart client (AP-04). A refusal is a value. */
export async function uploadImage(image: Blob): Promise<Answer<{ url: string }>> {
  const body = new FormData();
  body.set("image", image);
  if (!readCsrfToken()) await getFromShop("/api/session", { breakage: "stay" });
  const first = await post(body);
  if (first?.status !== 403) return toAnswer(first);
  // The token ends with its session. It is fetched again once.
  forgetCsrfToken();
  await getFromShop("/api/session", { breakage: "stay" });
  return toAnswer(await post(body));
}

function post(body: FormData): Promise<Response | null> {
  const headers = { ...AS_COURIER.headers, "x-xsrf-token": readCsrfToken() ?? "" };
  return fetch(PATH, { method: "POST", credentials: "same-origin", headers, body }).catch(
    () => null,
  );
}

async function toAnswer(response: Response | null): Promise<Answer<{ url: string }>> {
  if (response === null) return { ok: false, code: NETWORK_FAILED, message: "" };
  // Opens the error page, as the JSON client does (ER-03).
  if (response.status >= 400) window.location.assign(hrefs.serverError());
  const envelope: unknown = await response.json().catch(() => null);
  if (!isEnvelope(envelope)) return { ok: false, code: CODE.refused, message: "" };
  const { code, message, data } = envelope;
  if (code !== CODE.ok || !data) return { ok: false, code, message };
  return { ok: true, data, message };
}

type Envelope = { code: number; message: string; data: { url: string } | null };

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === "object" && body !== null && "code" in body && "message" in body;
}
