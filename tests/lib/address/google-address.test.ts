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

describe("Google's component types (PV-25)", () => {
  it.each<[string, Part[]]>([
    [
      "of 2014: city level 2, district locality",
      [
        ["台北市", "administrative_area_level_2", "political"],
        ["松山區", "locality", "political"],
        ["復建里", "sublocality", "political"],
      ],
    ],
    [
      "later: city level 1, district level 3",
      [
        ["台北市", "administrative_area_level_1", "political"],
        ["松山區", "administrative_area_level_3", "political"],
      ],
    ],
    [
      "now: city level 1, district level 2",
      [
        ["台北市", "administrative_area_level_1", "political"],
        ["松山區", "administrative_area_level_2", "political"],
      ],
    ],
    ["unknown: only the formatted line has city and district", []],
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
      "a line that begins with the road",
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
      "a number without its character",
      "台北市松山區八德路四段21",
      [
        ["21", "street_number"],
        ["八德路四段", "route"],
      ],
      "台北市松山區八德路四段21號",
    ],
    ["a section in digits", "台北市松山區八德路4段21號", [], "台北市松山區八德路四段21號"],
    [
      "a city of a county",
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
      "a district of several cities",
      "600嘉義市東區中山路1號",
      [["東區", "locality"]],
      "嘉義市東區中山路1號",
    ],
    ["an island", "880澎湖縣馬公市西文里1號", [], "澎湖縣馬公市西文里1號"],
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

describe("results that are not an address of Taiwan", () => {
  it.each<[string, GoogleResult, string]>([
    ["the country alone", makeResult("台灣", [["台灣", "country"]], true), "好吃的店"],
    ["another country", makeResult("日本東京都新宿區西新宿1號", [["日本", "country"]]), "東京都"],
    ["Hong Kong", makeResult("香港中環皇后大道中99號", [["香港", "country"]]), "香港中環"],
    ["a city without a district", makeResult("台灣台北市", [["台北市", "locality"]]), "台北市"],
    [
      "a district guessed from nonsense",
      makeResult("台灣台北市信義區", [], true),
      "台北市信義區啦啦啦",
    ],
    ["a road guessed from nonsense", makeResult(CITY_HALL, [], true), "asdf"],
    [
      "another district than the typed one",
      makeResult(BADE, [], true),
      "台北市大安區八德路四段21號",
    ],
  ])("%s", (_name, result, typed) => {
    expect(addressOfGoogle(result, typed)).toBeNull();
  });
});

describe("typed parts that Google left out", () => {
  it.each([
    ["the house number", "台北市信義區市府路", "台北市信義區市府路999號", "市府路999號", ""],
    [
      "lane, alley and number",
      "台北市大安區忠孝東路四段",
      "台北市大安區忠孝東路4段216巷27弄10號",
      "忠孝東路四段216巷27弄10號",
      "",
    ],
    ["the floor", CITY_HALL, "台北市信義區市府路1號12樓", "市府路1號", "12樓"],
    ["之N after the number", CITY_HALL, "台北市信義區市府路1號之3四樓", "市府路1號", "之3四樓"],
    ["everything but the district", "台灣台北市信義區", "台北市信義區新路5號", "新路5號", ""],
    ["nothing", CITY_HALL, "市府路1號", "市府路1號", ""],
    ["the name of a place before the road", CITY_HALL, "市政府 市府路1號3樓", "市府路1號", "3樓"],
  ])("%s is kept", (_name, formatted, typed, street, remark) => {
    expect(addressOfGoogle(makeResult(formatted), typed)).toMatchObject({ street, remark });
  });

  it("a partial match that contains the typed road is accepted", () => {
    const found = addressOfGoogle(makeResult(CITY_HALL, [], true), "台北市信義區市府路1號5樓");
    expect(found).toMatchObject({ street: "市府路1號", remark: "5樓" });
  });

  it("a district without a street is incomplete", () => {
    expect(addressOfGoogle(makeResult("台灣台北市信義區"), "台北市信義區")?.street).toBe("");
  });

  it("a building's name behind the number goes to the remark", () => {
    const found = addressOfGoogle(makeResult("110台灣台北市信義區信義路五段7號台北101"));
    expect(found).toMatchObject({ street: "信義路五段7號", remark: "台北101" });
  });
});
