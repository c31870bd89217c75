import { NextRequest } from "next/server";
import { GET as geocode } from "@/app/api/address/geocode/route";
import { GET as reverse } from "@/app/api/address/reverse/route";
import { GET as suggest } from "@/app/api/address/suggest/route";
import { CODE } from "@/lib/contracts/answer-code";

type Handler = typeof suggest;

async function ask(handler: Handler, query: Record<string, string>) {
  const url = new URL("http://localhost/api/address");
  url.search = new URLSearchParams(query).toString();
  const response = await handler(new NextRequest(url));
  return { status: response.status, headers: response.headers, ...(await response.json()) };
}

describe("address suggestions", () => {
  it("complete the typed text, with at most six suggestions (AD-01)", async () => {
    const { status, code, data } = await ask(suggest, { input: "台北市信義區信義路" });
    expect([status, code]).toEqual([200, CODE.ok]);
    expect(data.length).toBeGreaterThan(0);
    expect(data.length).toBeLessThanOrEqual(6);
    for (const { text } of data) expect(text).toContain("台北市信義區信義路");
  });

  it("start with the address nearest to the given position (AD-02)", async () => {
    const { data } = await ask(suggest, { input: "中山路", lat: "24.137", lng: "120.686" });
    expect(data[0].city_name).toBe("台中市");
  });

  it("are an empty list for a text that matches no place", async () => {
    expect((await ask(suggest, { input: "zzzz" })).data).toEqual([]);
  });

  it("are answered with headers that allow public caching, because they are the same for everybody", async () => {
    const { headers } = await ask(suggest, { input: "台北" });
    expect(headers.get("cache-control")).toContain("public");
  });
});

describe("a typed address", () => {
  it("is divided into parts, with a district and a position", async () => {
    const { data } = await ask(geocode, { text: "臺北市信義區信義路5段7號12樓" });
    expect(data).toMatchObject({
      city_name: "台北市",
      area_name: "信義區",
      area_id: 107,
      street: "信義路五段7號",
      address: "台北市信義區信義路五段7號",
      remark: "12樓",
    });
    expect(data.lat).toBeCloseTo(25.03, 1);
    expect(data.lng).toBeCloseTo(121.56, 1);
  });

  it.each(["信義路五段7號", "台北市", "台北市信義區", "Tokyo", "上海市黃浦區南京東路1號"])(
    "is answered with null if the city, district or street is missing or unknown: '%s' (AD-10)",
    async (text) => {
      expect(await ask(geocode, { text })).toMatchObject({
        status: 200,
        code: CODE.ok,
        data: null,
      });
    },
  );
});

describe("a position", () => {
  it("becomes an address", async () => {
    const { data } = await ask(reverse, { lat: "25.0338", lng: "121.5645" });
    expect(data).toMatchObject({ city_name: "台北市", area_name: "信義區", area_id: 107 });
  });

  it.each([
    ["Tokyo", "35.68", "139.69"],
    ["Hong Kong", "22.30", "114.17"],
    ["Xiamen", "24.48", "118.09"],
    ["the open sea", "23.00", "122.90"],
  ])(
    "in %s is answered with null, because it is outside Taiwan (AD-04)",
    async (_name, lat, lng) => {
      expect((await ask(reverse, { lat, lng })).data).toBeNull();
    },
  );

  it("is answered with headers that forbid caching", async () => {
    const { headers } = await ask(reverse, { lat: "25.0338", lng: "121.5645" });
    expect(headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("a query that our pages never send", () => {
  it.each<[string, Handler, Record<string, string>]>([
    ["no text", suggest, {}],
    ["blank text", suggest, { input: "   " }],
    ["a text that is too long", suggest, { input: "台".repeat(121) }],
    ["a latitude above 90", suggest, { input: "台北", lat: "91", lng: "121" }],
    ["a latitude that is not a number", suggest, { input: "台北", lat: "x", lng: "121" }],
    ["an unknown field", suggest, { input: "台北", limit: "9999" }],
    ["no address", geocode, {}],
    ["an address that is too long", geocode, { text: "台".repeat(5000) }],
    ["a point without a longitude", reverse, { lat: "25" }],
    ["a longitude above 180", reverse, { lat: "25", lng: "181" }],
    ["an infinite latitude", reverse, { lat: "Infinity", lng: "121" }],
  ])("with %s is refused with status 400 and an envelope", async (_name, handler, query) => {
    const { status, code, message } = await ask(handler, query);
    expect([status, code, message]).toEqual([400, 1, "資料格式不正確"]);
  });
});
