import { NextRequest } from "next/server";
import { GET } from "@/app/api/express/images/[name]/route";
import { POST } from "@/app/api/v3/UserApi/uploadImage/route";
import { CODE } from "@/lib/contracts/codes";
import { openOffice } from "../../../backend/modules/courier/courier-office";
import { goodImages } from "../../../backend/modules/courier/image-corpus";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";

const PATH = "/api/v3/UserApi/uploadImage";

let backend: TestBackend;
let office: Awaited<ReturnType<typeof openOffice>>;
let browser: ReturnType<typeof createTestBrowser>;
let photo: File;

beforeAll(async () => {
  backend = await createTestBackend();
  const [jpeg] = await goodImages();
  photo = new File([new Uint8Array(jpeg?.bytes ?? [])], "照片.jpg", { type: "image/jpeg" });
});
beforeEach(async () => {
  office = await openOffice(backend);
  browser = createTestBrowser(backend);
  await browser.enterSession(office.as);
});
afterAll(() => backend.close());

type UploadOptions = {
  file?: File;
  body?: BodyInit;
  headers?: Record<string, string>;
  query?: string;
};

async function upload({ file = photo, headers = {}, query, ...options }: UploadOptions = {}) {
  const form = new FormData();
  form.set("image", file);
  const token = browser.jar.get("XSRF-TOKEN") ?? "";
  const session = query ?? `session_id=${office.session_id}`;
  const request = new NextRequest(`http://localhost:3000${PATH}?${session}`, {
    method: "POST",
    body: options.body ?? form,
    headers: {
      host: "localhost:3000",
      "sec-fetch-site": "same-origin",
      "x-xsrf-token": token,
      cookie: `XSRF-TOKEN=${encodeURIComponent(token)}`,
      ...headers,
    },
  });
  const response = await POST(request);
  return { status: response.status, ...(await response.json()) };
}

const show = (url: string) => GET(new NextRequest(`http://localhost:3000${url}`));

it("uploads a picture to the backend and serves it as image/webp (EX-09)", async () => {
  const { status, code, data } = await upload();
  expect([status, code]).toEqual([200, CODE.ok]);
  const shown = await show(`${data.url}?session_id=${office.session_id}`);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect(shown.headers.get("cache-control")).toBe("private, max-age=3600");
  expect(Buffer.from(await shown.arrayBuffer()).toString("latin1", 8, 12)).toBe("WEBP");
});

it("answers 404 for a picture if the session_id is missing, invalid or of another courier session, or if the file name is unknown", async () => {
  const { data } = await upload();
  const { session_id } = office;
  const other = (await backend.call("openExpressSession", { as: office.login })).envelope.data;
  const places = [
    data.url,
    `${data.url}?session_id=${other.session_id}`,
    `${data.url}?session_id=x`,
    `/api/express/images/AAAAAAAAAAAAAAAAAAAAAA.webp?session_id=${session_id}`,
    `/api/express/images/..%2f..%2fv3%2fUserApi%2fmember?session_id=${session_id}`,
    `/api/express/images/a.svg?session_id=${session_id}`,
  ];
  const statuses = await Promise.all(places.map(async (place) => (await show(place)).status));
  expect(statuses).toEqual(places.map(() => 404));
});

it.each([
  ["from another site", { headers: { "sec-fetch-site": "cross-site" } }, 403],
  ["without the anti-forgery token", { headers: { "x-xsrf-token": "" } }, 403],
  ["with JSON", { body: "{}", headers: { "content-type": "application/json" } }, 400],
  [
    "with a body that is not a form",
    { body: "x", headers: { "content-type": "multipart/form-data; boundary=x" } },
    400,
  ],
  ["with member_id instead of session_id in the query", { query: "member_id=1" }, 400],
])("refuses an upload %s", async (_what, options, status) => {
  expect((await upload(options)).status).toBe(status);
});

it("refuses the 31st upload in a minute from one IP address because of the rate limit (SE-10)", async () => {
  const send = (address: string) =>
    upload({ query: "session_id=x", headers: { "x-forwarded-for": address } });
  for (let n = 0; n < 30; n += 1) expect((await send("203.0.113.7")).code).toBe(CODE.refused);
  expect(await send("203.0.113.7")).toMatchObject({ status: 200, code: CODE.tooManyTries });
  expect((await send("203.0.113.8")).code).toBe(CODE.refused);
});

it("refuses a picture above 5 MB with a message, and stops reading a body of 20 MB early", async () => {
  const fileOf = (size: number) =>
    new File([new Uint8Array(size)], "a.jpg", { type: "image/jpeg" });
  const megabyte = 1024 * 1024;
  expect(await upload({ file: fileOf(5 * megabyte + 1) })).toMatchObject({
    status: 200,
    code: CODE.refused,
    message: "照片不可超過 5 MB",
  });
  const longBody = streamOf(20, megabyte);
  expect((await POST(streamRequest(longBody.stream))).status).toBe(413);
  expect(longBody.read()).toBeLessThanOrEqual(7);
});

it("does not read the body of an upload without the anti-forgery token", async () => {
  const request = streamRequest(streamOf(1, 1024).stream, { "x-xsrf-token": "" });
  expect((await POST(request)).status).toBe(403);
  expect(request.bodyUsed).toBe(false);
});

function streamRequest(body: ReadableStream, headers: Record<string, string> = {}): NextRequest {
  const token = browser.jar.get("XSRF-TOKEN") ?? "";
  return new NextRequest(`http://localhost:3000${PATH}?session_id=${office.session_id}`, {
    method: "POST",
    body,
    duplex: "half",
    headers: {
      host: "localhost:3000",
      "sec-fetch-site": "same-origin",
      "content-type": "multipart/form-data; boundary=x",
      "x-xsrf-token": token,
      cookie: `XSRF-TOKEN=${encodeURIComponent(token)}`,
      ...headers,
    },
  });
}

/** Returns a stream of `count` chunks of `size` bytes. `read` returns how many chunks were read. */
function streamOf(count: number, size: number) {
  let read = 0;
  const stream = new ReadableStream({
    pull(controller) {
      read += 1;
      controller.enqueue(new Uint8Array(size));
      if (read === count) controller.close();
    },
  });
  return { stream, read: () => read };
}
