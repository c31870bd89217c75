import { NextRequest } from "next/server";
import { GET } from "@/app/api/pay/card-page/route";
import { CODE } from "@/lib/contracts/answer-code";

beforeEach(() => {
  process.env.CARD_PAGE_ORIGINS = "http://localhost:3002";
});
afterEach(() => {
  Reflect.deleteProperty(process.env, "CARD_PAGE_ORIGINS");
});

const ask = async (action: string) => {
  const query = new URLSearchParams({ action });
  const response = await GET(new NextRequest(`http://localhost:3000/api/pay/card-page?${query}`));
  return { status: response.status, body: await response.json() };
};

it("returns the URL to which the card form posts, if the origin of this URL is in CARD_PAGE_ORIGINS (PY-10)", async () => {
  const url = "http://localhost:3002/api/upp";
  const { status, body } = await ask(url);
  expect([status, body]).toEqual([200, { code: CODE.ok, message: "", data: url }]);
});

it.each(["", "/checkout", "https://evil.example/api/upp"])(
  "refuses the URL '%s'",
  async (action) => {
    const { status, body } = await ask(action);
    const message = "綁卡連結不正確，請稍後再試";
    expect([status, body]).toEqual([200, { code: CODE.refused, message, data: null }]);
  },
);

it.each([
  ["refuses every URL if CARD_PAGE_ORIGINS is not set", undefined, [200, 1]],
  [
    "answers 500 if CARD_PAGE_ORIGINS contains an invalid origin",
    "http://localhost:3002 payuni",
    [500, 1],
  ],
])("%s", async (_what, origins, expected) => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  if (origins === undefined) Reflect.deleteProperty(process.env, "CARD_PAGE_ORIGINS");
  else process.env.CARD_PAGE_ORIGINS = origins;
  await jest.isolateModulesAsync(async () => {
    const { GET: get } = await import("@/app/api/pay/card-page/route");
    const query = new URLSearchParams({ action: "http://localhost:3002/api/upp" });
    const answer = await get(new NextRequest(`http://localhost:3000/api/pay/card-page?${query}`));
    expect([answer.status, (await answer.json()).code]).toEqual(expected);
  });
});
