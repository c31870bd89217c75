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

it("shows all facts of a store with their units, and links to the store page (HM-05, HM-06, HM-30)", () => {
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
  ["the exact number of up to 99 orders", { total_order_count: 99 }, "99 份訂單"],
  ["more than 99 orders as 100+", { total_order_count: 100 }, "100+ 份訂單"],
  ["a delivery fee of 0 as 免運費", { delivery_fee: 0, delivery_fee_txt: "" }, "免運費"],
  ["the amount of a fee that has no text", { delivery_fee_txt: "" }, "NT$35"],
  ["five store types", { store_types: typesNamed("一", "二", "三", "四", "五") }, "一/二/三/四/五"],
  [
    "only five of six store types",
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
])("for a store with %j, shows %s and still links to the store page (HM-07)", (values, label) => {
  const card = renderCard({ id: 12, ...values });
  expect(screen.getByText(label)).toBeVisible();
  expect(card).toHaveAttribute("href", "/store?stid=12");
});

it("shows the time at which a closed store opens, if the backend sends it (HM-27)", () => {
  renderCard({ open_status: OPEN_STATUS.resting, hours_txt: "明天 11:00 開" });
  expect(screen.getByText("休息中 · 明天 11:00 開")).toBeVisible();
});

it.each<[string, Values, DiningType, string]>([
  ["the address is too far for a delivery", { in_delivery_range: 0 }, 1, "外送超出運營服務範圍"],
  ["the store is too far for a pick-up", { take_service_range: 0 }, 0, "外帶超出運營服務範圍"],
  [
    "the store is closed, even if it is out of range as well",
    { open_status: OPEN_STATUS.resting, in_delivery_range: 0 },
    1,
    "休息中",
  ],
])("shows why no order is possible: %s", (_name, values, dining_type, label) => {
  expect(renderCard(values, dining_type)).toHaveTextContent(label);
});

it.each<[string, Values, DiningType]>([
  ["a visitor whose position is unknown", { in_delivery_range: 0, distance: null }, 1],
  ["a pick-up when only the delivery is out of range", { in_delivery_range: 0 }, 0],
  ["a delivery when only the pick-up is out of range", { take_service_range: 0 }, 1],
])("shows no message 超出運營服務範圍 for %s", (_name, values, dining_type) => {
  expect(renderCard(values, dining_type)).not.toHaveTextContent("超出");
});

it("shows the names of the dishes that match a search", () => {
  expect(renderCard({ match_txt: "滷肉飯、雞腿飯" })).toHaveTextContent("有：滷肉飯、雞腿飯");
});

it("shows no status for an open store (ST-18)", () => {
  expect(renderCard()).not.toHaveTextContent(/休息中|忙碌/);
});

it("leaves out a rating without reviews, an unknown distance and a minimum of 0", () => {
  const card = renderCard({ star_num: 0, distance: null, minimum_charge: 0 });
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(card).not.toHaveTextContent(/公里|低消|null/);
});

it("shows the store's usual waiting time when there is no time from Google Maps (HM-05)", () => {
  const card = renderCard({ google_predict_time_text: "", waiting_time: 25 });
  expect(card).toHaveTextContent("約 25 分鐘");
});

it("shows no time for a closed store", () => {
  expect(renderCard({ open_status: OPEN_STATUS.resting })).not.toHaveTextContent("分鐘");
});

it("shows the distance, but no time and no fee, for a store out of range", () => {
  const card = renderCard({ in_delivery_range: 0, distance: 294.1 });
  expect(card).not.toHaveTextContent(/分鐘|外送費/);
  expect(card).toHaveTextContent("294.1 公里");
});

it("shows no delivery fee for a pick-up", () => {
  const card = renderCard({ delivery_fee: 0, google_predict_time_text: "約 15 分鐘可取餐" }, 0);
  expect(card).toHaveTextContent("約 15 分鐘可取餐");
  expect(card).not.toHaveTextContent(/外送費|免運費/);
});

it("keeps the whole text of a long name in the HTML, and shows markup in a name as text", () => {
  const name = `${"非常長的店名".repeat(12)}<img src=x onerror=alert(1)>`;
  renderCard({ name });
  expect(screen.getByRole("heading")).toHaveTextContent(name);
  expect(document.querySelector("[onerror]")).toBeNull();
});

it("has at most 11 elements inside its link when it shows every part, because a list has many cards", () => {
  const store = makeStoreCard({
    open_status: OPEN_STATUS.busy,
    offer_txt: "滿NT$300折NT$30",
    match_txt: "滷肉飯",
    delivery_fee: 0,
    delivery_fee_txt: "",
  });
  renderWithMessages(<StoreCard store={{ ...store, pay_estimate: 120 }} dining_type={1} />);
  expect(screen.getByRole("link").querySelectorAll("*").length).toBeLessThanOrEqual(11);
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
  ])("shows the offer %j as: %s", (offer, text) => {
    setPageLanguage("en");
    renderCard({ offer_txt: "滿NT$300折NT$30", ...offer });
    expect(screen.getByText(text)).not.toHaveAttribute("lang");
  });

  it("marks an offer without amounts as Chinese text", () => {
    setPageLanguage("en");
    renderCard({ offer_txt: "全店九折" });
    expect(screen.getByText("全店九折")).toHaveAttribute("lang", "zh-Hant-TW");
  });

  it("shows known store types in English, and marks a line with an unknown type as Chinese text", () => {
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
