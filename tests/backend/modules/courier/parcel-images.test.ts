import sharp from "sharp";
import { reencodeImage } from "../../../../backend/shared/image-drawing.ts";
import { uploadRefusal } from "../../../../backend/shared/image-rules.ts";
import { CODE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { openOffice } from "./courier-office";
import { badImages, goodImages, type ImageFile } from "./image-corpus";

let backend: TestBackend;
let office: Awaited<ReturnType<typeof openOffice>>;
let picture: ImageFile;

beforeAll(async () => {
  backend = await createTestBackend();
  [picture] = (await goodImages()) as [ImageFile];
});
beforeEach(async () => {
  office = await openOffice(backend);
});
afterAll(() => backend.close());

type PostOptions = { session_id?: string | null; as?: TestSession; field?: string; type?: string };

async function post(file: ImageFile, options: PostOptions = {}) {
  const { session_id = office.session_id, as = office.as, field = "image" } = options;
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(file.bytes)], { type: file.mimetype }), file.filename);
  const request = new Response(form);
  const response = await backend.app.inject({
    method: "POST",
    url: `/v3/UserApi/uploadImage?${new URLSearchParams(session_id === null ? {} : { session_id })}`,
    headers: {
      cookie: `sid=${as.sid}`,
      "x-xsrf-token": as.token,
      "content-type": options.type ?? request.headers.get("content-type") ?? "",
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return {
    status: response.statusCode,
    ...response.json<{ code: number; message: string; data: { url: string } | null }>(),
  };
}

const reopenSession = async ({ login }: typeof office) =>
  (await backend.call("openExpressSession", { as: login })).envelope.data;

const show = (url: string, query: Record<string, string>, as = office.as) =>
  backend.app.inject({
    url: `${url.replace("/api/express/images", "/v3/ExpressApi/images")}?${new URLSearchParams(query)}`,
    headers: { cookie: `sid=${as.sid}` },
  });

it("refuses each of the 40 files of badImages(), and each refusal has a message", async () => {
  const files = await badImages();
  expect(files).toHaveLength(40);
  const accepted: string[] = [];
  for (const file of files) {
    const refusal = uploadRefusal(file);
    const drawn = refusal === null ? await reencodeImage(file.bytes) : { ok: false, ...refusal };
    if (drawn.ok) accepted.push(file.what);
    else expect("message" in drawn && drawn.message).toMatch(/^(請選擇|照片)/);
  }
  expect(accepted).toEqual([]);
});

it("encodes an accepted picture again as an upright sRGB WebP of at most 1,600 pixels a side, without metadata, scripts and appended data", async () => {
  for (const file of await goodImages()) {
    expect([file.what, uploadRefusal(file)]).toEqual([file.what, null]);
    const drawn = await reencodeImage(file.bytes);
    if (!drawn.ok) throw new Error(`${file.what}: ${drawn.message}`);
    const { format, exif, icc, xmp, width, height, space } = await sharp(drawn.bytes).metadata();
    expect([file.what, format, exif, icc, xmp, space]).toEqual([
      file.what,
      "webp",
      undefined,
      undefined,
      undefined,
      "srgb",
    ]);
    expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
    expect(Buffer.from(drawn.bytes).toString("latin1")).not.toMatch(/canary|script|php/i);
    if (file.what.includes("side")) expect([width, height]).toEqual([48, 64]);
  }
});

it("serves a picture as image/webp only to its courier session and to the member who opened the session", async () => {
  const others = office;
  office = await openOffice(backend);
  const { data } = await post({ ...picture, filename: "../../canary.jpg" });
  const { url = "" } = data ?? {};
  expect(url).toMatch(/^\/api\/express\/images\/[\w-]{22}\.webp$/);
  const { session_id } = office;
  const shown = await show(url, { session_id });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "private, max-age=3600",
  });
  expect((await sharp(shown.rawPayload).metadata()).format).toBe("webp");
  expect((await show(url, {}, office.login)).statusCode).toBe(200);
  expect((await office.status()).images).toEqual([{ url }]);

  const missing = "/api/express/images/AAAAAAAAAAAAAAAAAAAAAA.webp";
  const answers = await Promise.all([
    show(url, { session_id: (await reopenSession(others)).session_id }),
    show(missing, { session_id }),
    show(url, {}, others.login),
    show("/api/express/images/..%2f..%2fetc%2fpasswd", { session_id }),
  ]);
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().message]).toEqual([404, "找不到這張照片"]);
  }
  expect((await show(url, {}, office.as)).statusCode).toBe(401);
});

it("accepts five of seven pictures that a session uploads at the same time, and adds them to the session's next order", async () => {
  const answers = await Promise.all(Array.from({ length: 7 }, () => post(picture)));
  const refused = answers.filter(({ code }) => code !== CODE.ok);
  expect(refused.map(({ message }) => message)).toEqual(Array(2).fill("每次最多上傳 5 張照片"));
  const id = await office.placePaidOrder();
  const kept = await backend.db.query.parcel_images.findMany();
  expect(kept.filter(({ order_id }) => order_id === id)).toHaveLength(5);
});

it('answers the eleventh upload within an hour with the code "tooManyTries"', async () => {
  const wrong = { ...picture, mimetype: "text/html" };
  const codes: number[] = [];
  for (let n = 0; n < 11; n += 1) codes.push((await post(wrong)).code);
  expect(codes).toEqual([...Array(10).fill(CODE.refused), CODE.tooManyTries]);
});

it.each([
  [
    "an unknown courier session",
    { session_id: "AAAAAAAAAAAAAAAAAAAAAA" },
    200,
    "連線已失效，請重新進入",
  ],
  [
    "the picture in the form field `file` instead of `image`",
    { field: "file" },
    400,
    "資料格式不正確",
  ],
  ["a body that is not a form", { type: "application/json" }, 415, "資料格式不正確"],
  ["an urlencoded form", { type: "application/x-www-form-urlencoded" }, 415, "資料格式不正確"],
  [
    "a multipart content type without a boundary",
    { type: "multipart/form-data" },
    400,
    "資料格式不正確",
  ],
])("refuses an upload with %s", async (_what, options, status, message) => {
  expect(await post(picture, options)).toMatchObject({ status, message, data: null });
});

it("refuses a body of 6 MB with status 413, and a multipart form for another call with status 415", async () => {
  const heavy = { ...picture, bytes: new Uint8Array(6 * 1024 * 1024) };
  expect((await post(heavy)).status).toBe(413);
  const other = await backend.app.inject({
    method: "POST",
    url: "/v3/OrderApi/beforeOrdering",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    payload: "--x--",
  });
  expect(other.statusCode).toBe(415);
});

it("refuses an upload with the anti-forgery token of another session, and an upload without a courier session", async () => {
  const stranger = backend.asVisitor();
  const forged = { sid: office.as.sid, token: stranger.token };
  expect((await post(picture, { as: forged })).status).toBe(403);
  const login = await backend.asMember(await insertMember(backend.db));
  const answer = await post(picture, { as: login, session_id: null });
  expect(answer).toMatchObject({ code: CODE.refused, message: "連線已失效，請重新進入" });
});
