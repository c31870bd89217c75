import { addressOfGoogle, type GoogleResult } from "@/lib/address/google-address";

type Part = [text: string, ...types: string[]];

function makeResult(formatted: string, parts: Part[] = [], isPartial = false): GoogleResult {
  return {
    lat: 25.05,
    lng: 121.57,
    formatted,
    parts: parts.map(([text, ...types]) => ({ text, types })),
    isPartial,
  };
}

const BADE = "105台灣台北市松山區八德路四段21號";
const CITY_HALL = "110台灣台北市信義區市府路1號";

describe("addressOfGoogle reads (PV-25)", () => {
  it.each<[string, Part[]]>([
    [
      "the component types of 2014: the city is level 2, the district is locality",
      [
        ["台北市", "administrative_area_level_2", "political"],
        ["松山區", "locality", "political"],
        ["復建里", "sublocality", "political"],
      ],
    ],
    [
      "later component types: the city is level 1, the district is level 3",
      [
        ["台北市", "administrative_area_level_1", "political"],
        ["松山區", "administrative_area_level_3", "political"],
      ],
    ],
    [
      "today's component types: the city is level 1, the district is level 2",
      [
        ["台北市", "administrative_area_level_1", "political"],
        ["松山區", "administrative_area_level_2", "political"],
      ],
    ],
    ["a result where only the formatted address contains city and district", []],
  ])("%s", (_scheme, parts) => {
    const all: Part[] = [
      ["21號", "street_number"],
      ["八德路四段", "route"],
      ...parts,
      ["台灣", "country", "political"],
    ];
    expect(addressOfGoogle(makeResult(BADE, all))).toEqual({
      city_name: "台北市",
      area_name: "松山區",
      area_id: 104,
      street: "八德路四段21號",
      address: "台北市松山區八德路四段21號",
      remark: "",
      lat: 25.05,
      lng: 121.57,
    });
  });

  it.each<[string, string, Part[], string]>([
    [
      "a formatted address that begins with the road",
      "八德路四段21號, 松山區, 台北市",
      [
        ["21", "street_number"],
        ["八德路四段", "route"],
        ["松山區", "locality"],
        ["臺北市", "administrative_area_level_1"],
      ],
      "台北市松山區八德路四段21號",
    ],
    [
      "a house number without 號",
      "台北市松山區八德路四段21",
      [
        ["21", "street_number"],
        ["八德路四段", "route"],
      ],
      "台北市松山區八德路四段21號",
    ],
    ["a section number in digits", "台北市松山區八德路4段21號", [], "台北市松山區八德路四段21號"],
    [
      "a city that belongs to a county",
      "302新竹縣竹北市光明六路10號",
      [["竹北市", "locality"]],
      "新竹縣竹北市光明六路10號",
    ],
    [
      "a district with 市 in its name",
      "744台南市新市區中正路1號",
      [["新市區", "locality"]],
      "台南市新市區中正路1號",
    ],
    [
      "a district name that exists in several cities",
      "600嘉義市東區中山路1號",
      [["東區", "locality"]],
      "嘉義市東區中山路1號",
    ],
    ["an address on an island", "880澎湖縣馬公市西文里1號", [], "澎湖縣馬公市西文里1號"],
    [
      "a lane and an alley",
      "台北市大安區忠孝東路四段216巷27弄10號",
      [["忠孝東路四段216巷27弄", "route"]],
      "台北市大安區忠孝東路四段216巷27弄10號",
    ],
  ])("%s", (_name, formatted, parts, address) => {
    expect(addressOfGoogle(makeResult(formatted, parts))?.address).toBe(address);
  });
});

describe("addressOfGoogle returns null for", () => {
  it.each<[string, GoogleResult, string]>([
    [
      "a result that is only the country",
      makeResult("台灣", [["台灣", "country"]], true),
      "好吃的店",
    ],
    [
      "a result in another country",
      makeResult("日本東京都新宿區西新宿1號", [["日本", "country"]]),
      "東京都",
    ],
    [
      "a result in Hong Kong",
      makeResult("香港中環皇后大道中99號", [["香港", "country"]]),
      "香港中環",
    ],
    ["a city without a district", makeResult("台灣台北市", [["台北市", "locality"]]), "台北市"],
    [
      "a partial match with only a district for a meaningless text",
      makeResult("台灣台北市信義區", [], true),
      "台北市信義區啦啦啦",
    ],
    ["a partial match with a road for a meaningless text", makeResult(CITY_HALL, [], true), "asdf"],
    [
      "a partial match in another district than the typed district",
      makeResult(BADE, [], true),
      "台北市大安區八德路四段21號",
    ],
  ])("%s", (_name, result, typed) => {
    expect(addressOfGoogle(result, typed)).toBeNull();
  });
});

describe("addressOfGoogle", () => {
  it.each([
    [
      "keeps the typed house number",
      "台北市信義區市府路",
      "台北市信義區市府路999號",
      "市府路999號",
      "",
    ],
    [
      "keeps the typed lane, alley and house number",
      "台北市大安區忠孝東路四段",
      "台北市大安區忠孝東路4段216巷27弄10號",
      "忠孝東路四段216巷27弄10號",
      "",
    ],
    ["keeps the typed floor", CITY_HALL, "台北市信義區市府路1號12樓", "市府路1號", "12樓"],
    [
      "keeps the typed 之3 after the house number",
      CITY_HALL,
      "台北市信義區市府路1號之3四樓",
      "市府路1號",
      "之3四樓",
    ],
    [
      "keeps the typed road and number if Google returns only the district",
      "台灣台北市信義區",
      "台北市信義區新路5號",
      "新路5號",
      "",
    ],
    [
      "returns Google's street if the typed address adds nothing",
      CITY_HALL,
      "市府路1號",
      "市府路1號",
      "",
    ],
    [
      "leaves out a typed place name before the road",
      CITY_HALL,
      "市政府 市府路1號3樓",
      "市府路1號",
      "3樓",
    ],
  ])("%s", (_name, formatted, typed, street, remark) => {
    expect(addressOfGoogle(makeResult(formatted), typed)).toMatchObject({ street, remark });
  });

  it("accepts a partial match that contains the typed road", () => {
    const found = addressOfGoogle(makeResult(CITY_HALL, [], true), "台北市信義區市府路1號5樓");
    expect(found).toMatchObject({ street: "市府路1號", remark: "5樓" });
  });

  it("returns an empty street for a district alone", () => {
    expect(addressOfGoogle(makeResult("台灣台北市信義區"), "台北市信義區")?.street).toBe("");
  });

  it("moves a building name after the house number to the remark", () => {
    const found = addressOfGoogle(makeResult("110台灣台北市信義區信義路五段7號台北101"));
    expect(found).toMatchObject({ street: "信義路五段7號", remark: "台北101" });
  });
});
