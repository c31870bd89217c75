import { parseAddress } from "@/lib/address/parse-address";

function summary(text: string) {
  const { city_name, area_name, street, remark, missing } = parseAddress(text);
  return [city_name, area_name, street, remark, missing];
}

describe("parseAddress", () => {
  test.each([
    ["台北市信義區信義路五段7號", "台北市", "信義區", "信義路五段7號", ""],
    ["臺北市信義區信義路5段7號", "台北市", "信義區", "信義路五段7號", ""],
    ["110 台灣 台北市 信義區 信義路五段 7 號", "台北市", "信義區", "信義路五段7號", ""],
    ["11049台北市信義區信義路五段7號89樓", "台北市", "信義區", "信義路五段7號", "89樓"],
    ["105台灣台北市松山區八德路四段21號", "台北市", "松山區", "八德路四段21號", ""],
    ["中華民國台灣省台中市西屯區台灣大道三段99號", "台中市", "西屯區", "台灣大道三段99號", ""],
    [
      "台北市大安區忠孝東路四段216巷27弄10號之2 5樓",
      "台北市",
      "大安區",
      "忠孝東路四段216巷27弄10號之2",
      "5樓",
    ],
    [
      "台北市大安區和平東路二段96巷15-2號3樓之1",
      "台北市",
      "大安區",
      "和平東路二段96巷15之2號",
      "3樓之1",
    ],
    ["新北市板橋區縣民大道二段７號（近車站）", "新北市", "板橋區", "縣民大道二段7號", "近車站"],
    ["台北市內湖區瑞光路513巷22號，B1", "台北市", "內湖區", "瑞光路513巷22號", "B1"],
    ["台北市信義區西村里12鄰信義路五段7號", "台北市", "信義區", "信義路五段7號", ""],
    ["台中市大里區益民路二段1号", "台中市", "大里區", "益民路二段1號", ""],
  ])("splits %s into city, district, street and remark", (text, ...parts) => {
    expect(summary(text)).toEqual([...parts, null]);
  });

  test.each([
    ["高雄市前鎮區中華五路789號", "高雄市", "前鎮區"],
    ["桃園市平鎮區環南路1號", "桃園市", "平鎮區"],
    ["台南市左鎮區中正路1號", "台南市", "左鎮區"],
    ["台南市新市區中正路1號", "台南市", "新市區"],
    ["新竹縣竹北市光明六路10號", "新竹縣", "竹北市"],
    ["苗栗縣頭份市中華路1號", "苗栗縣", "頭份市"],
    ["台中市東區復興路四段186號", "台中市", "東區"],
    ["台南市東區大學路1號", "台南市", "東區"],
    ["新竹市東區光復路二段101號", "新竹市", "東區"],
    ["嘉義市東區中山路1號", "嘉義市", "東區"],
    ["基隆市中正區北寧路2號", "基隆市", "中正區"],
    ["台中市大安區中山南路1號", "台中市", "大安區"],
    ["台東縣台東市中山路1號", "台東縣", "台東市"],
    ["雲林縣臺西鄉中央路1號", "雲林縣", "台西鄉"],
    ["高雄市那瑪夏區平和巷1號", "高雄市", "那瑪夏區"],
  ])(
    "finds city and district of %s although a name contains 市, 區, 鎮 or 鄉 twice (PV-25)",
    (text, city_name, area_name) => {
      expect(parseAddress(text)).toMatchObject({ city_name, area_name, missing: null });
    },
  );

  test.each([
    ["板橋區文化路一段1號", "新北市", "板橋區"],
    ["竹北市光明六路10號", "新竹縣", "竹北市"],
    ["台東市中華路一段1號", "台東縣", "台東市"],
    ["新北板橋區文化路一段1號", "新北市", "板橋區"],
    ["台北信義區市府路45號", "台北市", "信義區"],
  ])(
    "adds the missing city, or the missing suffix of the city, in %s",
    (text, city_name, area_name) => {
      expect(parseAddress(text)).toMatchObject({ city_name, area_name, missing: null });
    },
  );

  test.each([
    ["信義區市府路45號", "city"],
    ["市府路45號", "city"],
    ["", "city"],
    ["Taipei 101", "city"],
    ["台北市", "area"],
    ["台北市市府路45號", "area"],
    ["台北市板橋區文化路一段1號", "area"],
    ["台北市信義區", "street"],
    ["台北市信義區7號", "street"],
    ["台北市信義區好吃的店", "street"],
    ["台北市信義區5樓", "street"],
  ])('reports for %j that the part "%s" is missing', (text, missing) => {
    expect(parseAddress(text).missing).toBe(missing);
  });

  test.each([
    ["花蓮縣富里鄉東里村5號", "東里村5號"],
    ["嘉義縣民雄鄉陳厝寮12號", "陳厝寮12號"],
    ["台中市后里區后里路5號", "后里路5號"],
    ["新北市八里區八里大道5號", "八里大道5號"],
    ["新北市汐止區汐萬路一段5號", "汐萬路一段5號"],
  ])("accepts a village or a road with 村 or 里 in its name as the street: %s", (text, street) => {
    expect(parseAddress(text)).toMatchObject({ street, missing: null, has_number: true });
  });

  test("sets has_number to false for a street without 號", () => {
    expect(parseAddress("台北市信義區信義路五段")).toMatchObject({
      has_number: false,
      missing: null,
    });
    expect(parseAddress("台北市信義區信義路五段7")).toMatchObject({
      has_number: false,
      missing: null,
    });
  });

  test("returns area_id 0 when the district exists in several cities", () => {
    expect(parseAddress("台北市信義區信義路五段7號").area_id).toBe(107);
    expect(parseAddress("信義區信義路五段7號").area_id).toBe(0);
  });
});
