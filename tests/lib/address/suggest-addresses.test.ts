import { roads } from "@/lib/address/roads";
import { suggestAddresses } from "@/lib/address/suggest-addresses";

const texts = (input: string, near?: { lat: number; lng: number }) =>
  suggestAddresses(input, near).map(({ text }) => text);

const TAICHUNG = { lat: 24.15, lng: 120.66 };

describe("suggestAddresses", () => {
  test("returns nothing for an empty or unknown text", () => {
    expect(texts("  ")).toEqual([]);
    expect(texts("zzz")).toEqual([]);
  });

  test.each(["台", "台北市", "信義", "中正路", "台北市信義區", "路"])(
    "returns one to six suggestions for the text %j",
    (input) => {
      expect(texts(input).length).toBeGreaterThan(0);
      expect(texts(input).length).toBeLessThanOrEqual(6);
    },
  );

  test("suggests the districts of a typed city", () => {
    expect(texts("臺北市")).toEqual(expect.arrayContaining(["台北市中正區", "台北市大同區"]));
    expect(texts("台北市信")).toContain("台北市信義區");
  });

  test("suggests the roads of a typed district", () => {
    expect(texts("台北市信義區")).toContain("台北市信義區信義路五段");
    expect(texts("台北市信義區松")[0]).toMatch(/^台北市信義區松/);
  });

  test("suggests the nearest roads of a typed district first if a position is known", () => {
    const beitou = roads.filter(({ district }) => district.area_name === "北投區");
    const last = beitou.findLast(({ lat }) => lat !== undefined);
    if (last?.lat === undefined || last.lng === undefined) throw new Error("no road with a place");
    const near = { lat: last.lat, lng: last.lng };
    expect(texts("台北市北投區", near)[0]).toBe(`台北市北投區${last.name}`);
  });

  test("keeps the typed house number and floor in a completed address", () => {
    expect(suggestAddresses("台北市信義區市府路45")[0]).toEqual({
      text: "台北市信義區市府路45號",
      city_name: "台北市",
      area_name: "信義區",
      street: "市府路45號",
      is_complete: true,
    });
    expect(texts("台北市信義區信義路5段7號5樓")[0]).toBe("台北市信義區信義路五段7號5樓");
  });

  test("suggests an address on an unknown road as it was typed", () => {
    expect(texts("台北市信義區不知名路3號")).toEqual(["台北市信義區不知名路3號"]);
  });

  test("reads a number after a road name as a section if the road has this section", () => {
    expect(texts("台北市信義區信義路5")[0]).toBe("台北市信義區信義路五段");
  });

  test("suggests the districts that have a typed road", () => {
    expect(texts("忠孝東路四段")).toEqual(
      expect.arrayContaining(["台北市大安區忠孝東路四段", "台北市信義區忠孝東路四段"]),
    );
    expect(texts("市府路45號")).toContain("台北市信義區市府路45號");
  });

  test("suggests a road with a house number only in the district that has the road", () => {
    expect(texts("信義路五段7")).toEqual(["台北市信義區信義路五段7號"]);
    expect(texts("信義路")[0]).toBe("台北市中正區信義路一段");
  });

  test("suggests a district name with each city that has a district of this name", () => {
    expect(texts("信義區")).toEqual(["台北市信義區", "基隆市信義區"]);
    expect(texts("信義區市府路45號")[0]).toBe("台北市信義區市府路45號");
  });

  test("accepts names of cities and districts without their suffix", () => {
    expect(texts("板橋文化路")).toContain("新北市板橋區文化路一段");
    expect(texts("台北信義")).toContain("台北市信義區");
  });

  test("puts the nearest suggestion first when the position is known", () => {
    expect(texts("中正路")[0]).not.toBe("台中市中區中正路");
    expect(texts("中正路", TAICHUNG)[0]).toBe("台中市中區中正路");
    expect(texts("東區", TAICHUNG)[0]).toBe("台中市東區");
  });
});
