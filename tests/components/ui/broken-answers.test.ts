import { NETWORK_FAILED } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { writeCookie } from "@/lib/client/cookies";
import { uploadHelpPhoto, uploadImage } from "@/lib/client/upload-image";
import { CODE } from "@/lib/contracts/answer-code";
import { recordPageLoads } from "../../setup/page-loads";

let loads: string[];
beforeEach(() => {
  writeCookie("XSRF-TOKEN", "test-token", 60);
  loads = recordPageLoads();
});

function answerWith(status: number, body: unknown = null) {
  const sent: RequestInit[] = [];
  globalThis.fetch = async (_url, init = {}) => {
    sent.push(init);
    const headers = new Headers({ "x-request-id": "request-1" });
    return { status, headers, json: async () => body } as Response;
  };
  return sent;
}

/** The code of an answer that cannot be read. It is neither a code of the backend nor the code of a lost connection. */
const UNREADABLE = -2;

const STATUSES = [400, 404, 413, 429, 500, 502, 599];

it.each(STATUSES)(
  "the JSON client opens the error page with the request id after HTTP %d (ER-03, OP-08)",
  async (status) => {
    answerWith(status, { code: CODE.ok, message: "", data: [] });
    expect(await callApi("cardList", {})).toMatchObject({ ok: false });
    expect(loads).toEqual(["/500error#request-1"]);
  },
);

it.each(STATUSES)(
  "the multipart client opens the error page with the request id after HTTP %d (ER-03, OP-08)",
  async (status) => {
    answerWith(status);
    expect(await uploadImage(new Blob(["x"]))).toMatchObject({ ok: false });
    expect(loads).toEqual(["/500error#request-1"]);
  },
);

it("a failed call for a partner's order returns the failure to its caller and opens no error page (ER-04)", async () => {
  answerWith(500);
  const body = {} as NonNullable<Parameters<typeof callApi<"exOrdering">>[1]["body"]>;
  expect(await callApi("exOrdering", { body })).toMatchObject({ ok: false });
  expect(loads).toEqual([]);
});

it.each([
  ["HTTP 401 (no session)", 401, null, CODE.loginNeeded],
  ["a refusal", 200, { code: CODE.refused, message: "優惠券已用完", data: null }, CODE.refused],
])("returns %s as an answer, and opens no error page", async (_what, status, body, code) => {
  answerWith(status, body);
  expect(await callApi("cardList", {})).toMatchObject({ ok: false, code });
  expect(await uploadImage(new Blob(["x"]))).toMatchObject({ ok: false, code });
  expect(loads).toEqual([]);
});

it.each([
  ["HTTP 502", 502, { code: CODE.refused, message: "Bad Gateway", data: null }],
  ["an answer that is not JSON", 200, null],
  ["an answer without a code", 200, { message: "" }],
])(
  "both clients return the same failure without a message after %s (ER-03, ER-14)",
  async (_what, status, body) => {
    answerWith(status, body);
    const failure = { ok: false, code: UNREADABLE, message: "" };
    expect(await callApi("cardList", {})).toEqual(failure);
    expect(await uploadImage(new Blob(["x"]))).toEqual(failure);
  },
);

it("the JSON client sends JSON with the cookies and the anti-forgery token (AP-02)", async () => {
  const sent = answerWith(200, { code: CODE.ok, message: "", data: null });
  await callApi("cancelOrder", { body: { order_id: 7 } });
  expect(sent).toMatchObject([
    { method: "POST", credentials: "same-origin", body: JSON.stringify({ order_id: 7 }) },
  ]);
  const headers = new Headers(sent[0]?.headers);
  expect(headers.get("content-type")).toBe("application/json");
  expect(headers.get("x-xsrf-token")).toBe("test-token");
});

it("the multipart client sends a form with the cookies and the anti-forgery token (AP-04)", async () => {
  const sent = answerWith(200, { code: CODE.ok, message: "", data: { url: "/photo" } });
  await uploadImage(new Blob(["x"]));
  expect(sent).toMatchObject([{ method: "POST", credentials: "same-origin" }]);
  expect(sent[0]?.body).toBeInstanceOf(FormData);
  const headers = new Headers(sent[0]?.headers);
  expect(headers.get("x-xsrf-token")).toBe("test-token");
  // The browser sets the content type, which contains the boundary between the parts.
  expect(headers.has("content-type")).toBe(false);
});

describe("the anti-forgery token of a photo upload", () => {
  const tokens: (string | null)[] = [];
  const reply = (status: number, body: unknown = null) =>
    ({ status, headers: new Headers(), json: async () => body }) as Response;
  /** Serves a shop that accepts only the token `accepted`. A call of /api/session sets the cookie to `new-token`. */
  function accept(accepted: string) {
    tokens.length = 0;
    globalThis.fetch = async (url, init = {}) => {
      if (url === "/api/session") {
        writeCookie("XSRF-TOKEN", "new-token", 60);
        return reply(200, { code: CODE.ok, message: "", data: null });
      }
      const token = new Headers(init.headers).get("x-xsrf-token");
      tokens.push(token);
      if (token !== accepted) return reply(403);
      return reply(200, { code: CODE.ok, message: "", data: { name: "a.webp", url: "/a" } });
    };
  }

  it("is requested again after HTTP 403, and the photo is sent once more with the new token", async () => {
    accept("new-token");
    expect(await uploadHelpPhoto(7, new Blob(["x"]))).toMatchObject({ ok: true });
    expect(tokens).toEqual(["test-token", "new-token"]);
  });

  it("is requested first if the browser has no token", async () => {
    writeCookie("XSRF-TOKEN", "", 0);
    accept("new-token");
    expect(await uploadHelpPhoto(7, new Blob(["x"]))).toMatchObject({ ok: true });
    expect(tokens).toEqual(["new-token"]);
  });

  it("is requested only once, and a second HTTP 403 opens no error page (OR-26)", async () => {
    accept("another-token");
    expect(await uploadHelpPhoto(7, new Blob(["x"]))).toMatchObject({ ok: false });
    expect(tokens).toEqual(["test-token", "new-token"]);
    expect(loads).toEqual([]);
  });
});

it("uploadHelpPhoto returns the server's refusal with its message and opens no error page", async () => {
  answerWith(200, { code: CODE.refused, message: "照片格式不正確", data: null });
  expect(await uploadHelpPhoto(7, new Blob(["x"]))).toEqual({
    ok: false,
    code: CODE.refused,
    message: "照片格式不正確",
  });
  expect(loads).toEqual([]);
});

it("opens no error page when the connection is lost (ER-05)", async () => {
  globalThis.fetch = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await callApi("cardList", {})).toMatchObject({ ok: false, code: NETWORK_FAILED });
  expect(await uploadImage(new Blob(["x"]))).toMatchObject({ code: NETWORK_FAILED });
  expect(loads).toEqual([]);
});

it.each([
  ["bindCard", () => callApi("bindCard", {})],
  ["payResult", () => callApi("payResult", { query: { number: "F26112112345678-1" } })],
])(
  "%s sends the anti-forgery token and is sent once, because this GET changes something (AP-03, AP-12)",
  async (_name, ask) => {
    const sent = answerWith(200, { code: CODE.refused, message: "", data: null });
    await ask();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: "GET", credentials: "same-origin" });
    expect(new Headers(sent[0]?.headers).get("x-xsrf-token")).toBe("test-token");
  },
);

it.each([
  ["twice", 403, 2],
  ["once", 429, 1],
  ["once", 502, 1],
])("sends bindCard %s if each response is HTTP %d (AP-12)", async (_times, status, count) => {
  const sent = answerWith(status);
  await callApi("bindCard", {});
  const calls = sent.filter(({ credentials }) => credentials === "same-origin");
  expect(calls).toHaveLength(count);
});
