import { screen } from "@testing-library/react";
import { StoreCard } from "@/components/catalog/store/store-card";
import { type DiningType, OPEN_STATUS } from "@/lib/contracts/codes";
import { makeStoreCard } from "@/tests/factories/store-cards";
import { setPageLanguage } from "@/tests/setup/language-of-pages";
import { renderWithMessages } from "@/tests/setup/render-with-messages";

afterEach(() => setPageLanguage("zh-TW"));

type Values = Parameters<typeof makeStoreCard>[0];

function renderCard(values: Values = {}, dining_type: DiningType = 1) {
  renderWithMessages(<StoreCard store={makeStoreCard(values)} dining_type={dining_type} />);
  return screen.getByRole("link");
}

const typesNamed = (...names: string[]) => names.map((name) => ({ name }));

it("shows name, types, stars with their count, orders, distance, time and fee, and leads to the store (HM-05, HM-06, HM-30)", () => {
  const card = renderCard({ id: 12 });
  expect(card).toHaveAttribute("href", "/store?stid=12");
  expect(screen.getByRole("heading", { name: "有碗水餃" })).toBeVisible();
  const rating = screen.getByRole("img", { name: "4.5 顆星，100+ 則評價" });
  expect(rating).toHaveTextContent("4.5(100+)");
  for (const text of [
    "水餃鍋貼/小吃",
    "58 份訂單",
    "1.9 公里",
    "20~30 分鐘",
    "外送費 NT$35",
    "低消 NT$150",
  ]) {
    expect(card).toHaveTextContent(text);
  }
});

it.each<[string, Values, string]>([
  ["99 orders as they are", { total_order_count: 99 }, "99 份訂單"],
  ["more than 99 orders as 100+", { total_order_count: 100 }, "100+ 份訂單"],
  ["a fee of 0 as 免運費", { delivery_fee: 0, delivery_fee_txt: "" }, "免運費"],
  ["a fee without a text as its amount", { delivery_fee_txt: "" }, "NT$35"],
  ["five types", { store_types: typesNamed("一", "二", "三", "四", "五") }, "一/二/三/四/五"],
  [
    "more than five types",
    { store_types: typesNamed("一", "二", "三", "四", "五", "六") },
    "一/二/三/四/五/...",
  ],
  ["the offer", { offer_txt: "滿NT$300折NT$30" }, "滿NT$300折NT$30"],
])("shows %s", (_name, values, text) => {
  expect(renderCard(values)).toHaveTextContent(text);
});

it.each<[Values, string]>([
  [{ open_status: OPEN_STATUS.resting }, "休息中"],
  [{ open_status: OPEN_STATUS.busy }, "餐廳忙碌中，請耐心等候"],
])("a card with %j shows %s and can be opened (HM-07)", (values, label) => {
  const card = renderCard({ id: 12, ...values });
  expect(screen.getByText(label)).toBeVisible();
  expect(card).toHaveAttribute("href", "/store?stid=12");
});

it("a resting card says when the store opens, if the backend does (HM-27)", () => {
  renderCard({ open_status: OPEN_STATUS.resting, hours_txt: "明天 11:00 開" });
  expect(screen.getByText("休息中 · 明天 11:00 開")).toBeVisible();
});

it.each<[string, Values, DiningType, string]>([
  ["a delivery that does not reach", { in_delivery_range: 0 }, 1, "外送超出運營服務範圍"],
  ["a pickup that is too far", { take_service_range: 0 }, 0, "外帶超出運營服務範圍"],
  [
    "a closed store out of range",
    { open_status: OPEN_STATUS.resting, in_delivery_range: 0 },
    1,
    "休息中",
  ],
])("shows %s on the card", (_name, values, dining_type, label) => {
  expect(renderCard(values, dining_type)).toHaveTextContent(label);
});

it.each<[string, Values, DiningType]>([
  ["an unknown place", { in_delivery_range: 0, distance: null }, 1],
  ["pickup where only delivery does not reach", { in_delivery_range: 0 }, 0],
  ["delivery where only pickup is too far", { take_service_range: 0 }, 1],
])("does not say out of range for %s", (_name, values, dining_type) => {
  expect(renderCard(values, dining_type)).not.toHaveTextContent("超出");
});

it("names the dishes that a search found", () => {
  expect(renderCard({ match_txt: "滷肉飯、雞腿飯" })).toHaveTextContent("有：滷肉飯、雞腿飯");
});

it("shows no status for an open store (ST-18)", () => {
  expect(renderCard()).not.toHaveTextContent(/休息中|忙碌/);
});

it("leaves out missing reviews, distance and minimum", () => {
  const card = renderCard({ star_num: 0, distance: null, minimum_charge: 0 });
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(card).not.toHaveTextContent(/公里|低消|null/);
});

it("shows the store's usual time if Google Maps gives none (HM-05)", () => {
  const card = renderCard({ google_predict_time_text: "", waiting_time: 25 });
  expect(card).toHaveTextContent("約 25 分鐘");
});

it("shows no time for a closed store", () => {
  expect(renderCard({ open_status: OPEN_STATUS.resting })).not.toHaveTextContent("分鐘");
});

it("shows the distance instead of time and fee for a store out of range", () => {
  const card = renderCard({ in_delivery_range: 0, distance: 294.1 });
  expect(card).not.toHaveTextContent(/分鐘|外送費/);
  expect(card).toHaveTextContent("294.1 公里");
});

it("shows no delivery fee for pickup", () => {
  const card = renderCard({ delivery_fee: 0, google_predict_time_text: "約 15 分鐘可取餐" }, 0);
  expect(card).toHaveTextContent("約 15 分鐘可取餐");
  expect(card).not.toHaveTextContent(/外送費|免運費/);
});

it("cuts a long name by CSS only, and shows markup in a name as plain text", () => {
  const name = `${"非常長的店名".repeat(12)}<img src=x onerror=alert(1)>`;
  renderCard({ name });
  expect(screen.getByRole("heading")).toHaveTextContent(name);
  expect(document.querySelector("[onerror]")).toBeNull();
});

it("has at most 17 nodes", () => {
  const card = renderCard({
    open_status: OPEN_STATUS.busy,
    offer_txt: "滿NT$300折NT$30",
    match_txt: "滷肉飯",
  });
  expect(card.querySelectorAll("*").length + 2).toBeLessThanOrEqual(17);
});

describe("on an English page (LN-06)", () => {
  const full_cut = { full_money: 300, cut_money: 30 };

  it.each<[Values, string]>([
    [{ full_cut }, "NT$30 off from NT$300"],
    [{ full_delivery_free_cut: 399 }, "Free delivery from NT$399"],
    [
      { full_cut, full_delivery_free_cut: 399 },
      "NT$30 off from NT$300 · Free delivery from NT$399",
    ],
  ])("a card with the offer %j says: %s", (offer, text) => {
    setPageLanguage("en");
    renderCard({ offer_txt: "滿NT$300折NT$30", ...offer });
    expect(screen.getByText(text)).not.toHaveAttribute("lang");
  });

  it("marks the offer of a backend that names no amounts as Chinese", () => {
    setPageLanguage("en");
    renderCard({ offer_txt: "全店九折" });
    expect(screen.getByText("全店九折")).toHaveAttribute("lang", "zh-Hant-TW");
  });

  it("names known types in English, and marks a line with an unknown type as Chinese", () => {
    setPageLanguage("en");
    const card = renderCard({ store_types: typesNamed("便當", "小吃") });
    expect(card).toHaveTextContent("Bento/Snacks");
    expect(card.querySelector("p [lang]")).toBeNull();
    renderWithMessages(
      <StoreCard store={makeStoreCard({ store_types: typesNamed("外星料理") })} dining_type={1} />,
    );
    expect(screen.getByText("· 外星料理")).toHaveAttribute("lang", "zh-Hant-TW");
  });
});
