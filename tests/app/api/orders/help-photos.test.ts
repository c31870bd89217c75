import { NextRequest } from "next/server";
import { GET } from "@/app/api/help-photos/[name]/route";
import { POST } from "@/app/api/v3/OrderApi/uploadHelpPhoto/route";
import { CODE } from "../../../../lib/contracts/answer-code";
import { goodImages } from "../../../backend/modules/courier/image-corpus";
import { insertMember } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import { insertStore } from "../../../factories/store-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";

const ORIGIN = "http://localhost:3000";

let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
let session: TestSession;
let order_id: number;
let photo: File;
beforeAll(async () => {
  backend = await createTestBackend();
  const store = await insertStore(backend.db);
  const member = await insertMember(backend.db);
  const order = await insertOrder(backend.db, { member_id: member.id, store_id: store.id });
  order_id = order.id;
  session = await backend.asMember(member);
  const [jpeg] = await goodImages();
  photo = new File([new Uint8Array(jpeg?.bytes ?? [])], "照片.jpg", { type: "image/jpeg" });
});
beforeEach(async () => {
  browser = createTestBrowser(backend);
  await browser.enterSession(session);
});
afterAll(() => backend.close());

async function upload(file: File, token = browser.jar.get("XSRF-TOKEN") ?? "") {
  const form = new FormData();
  form.set("image", file);
  const url = `${ORIGIN}/api/v3/OrderApi/uploadHelpPhoto?order_id=${order_id}`;
  const headers = {
    host: "localhost:3000",
    "sec-fetch-site": "same-origin",
    "x-xsrf-token": token,
    cookie: `XSRF-TOKEN=${encodeURIComponent(token)}`,
  };
  const response = await POST(new NextRequest(url, { method: "POST", body: form, headers }));
  return { status: response.status, ...(await response.json()) };
}
const show = (path: string) => GET(new NextRequest(`${ORIGIN}${path}`));

it("uploads a photo for an order and serves it as image/webp (OR-24)", async () => {
  const { code, data } = await upload(photo);
  expect(code).toBe(CODE.ok);
  expect(data.url).toBe(`/api/help-photos/${data.name}`);
  const shown = await show(data.url);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
});

it("refuses a file that is not an image and an upload without the token, and answers 404 for an unknown photo", async () => {
  const text = new File(["hello"], "meal.jpg", { type: "image/jpeg" });
  expect(await upload(text)).toMatchObject({
    code: CODE.refused,
    message: "請選擇 JPG、PNG 或 WebP 照片",
  });
  expect((await upload(photo, "")).status).toBe(403);
  expect((await show("/api/help-photos/AAAAAAAAAAAAAAAAAAAAAA.webp")).status).toBe(404);
  expect((await show("/api/help-photos/..%2fUserApi%2fmember")).status).toBe(404);
});
