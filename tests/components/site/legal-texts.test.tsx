import { screen } from "@testing-library/react";
import { createTranslator } from "next-intl";
import { LegalSections } from "@/components/site/legal-sections";
import texts from "@/messages/zh-TW/texts.json";
import { renderWithMessages } from "@/tests/setup/render-with-messages";

const NAMES = { brand: "福饕", mail: "service@example.com", session: "futao", csrf: "XSRF-TOKEN" };

type Section = { title: string; text: string };

function Legal({ tab }: { tab: "terms" | "privacy" }) {
  const sections = Object.values<Section>(texts[tab].sections).map((messages) => {
    const t = createTranslator({ locale: "zh-TW", messages });
    return { title: t("title"), text: t("text", NAMES) };
  });
  return <LegalSections sections={sections} />;
}

it.each([
  ["amounts in NTD", /新臺幣（NTD，標示為 NT\$）/],
  ["cancellation within 5 minutes", /訂單成立後 5 分鐘內、店家接單之前，您可以在訂單頁自行取消/],
  ["a refund within 14 days", /14 日內退回原付款方式/],
  ["a return period of 7 days", /收到商品後 7 日內可以退貨/],
  ["a courier who waits 10 minutes at most", /最多等候 10 分鐘/],
  ["half the fee if the courier waited in vain", /收取該筆運費的 50%/],
  [
    "a limit of one invitation for each friend, and of twenty a month",
    /每位好友限一次，每月最多 20 位/,
  ],
  [
    "unused deliveries and pick-ups of the subscription, which are not carried over",
    /次數不累積，每期重新計算/,
  ],
  ["a compensation cap of NT$5,000 or 5 times the fee", /NT\$5,000 或該筆運費的 5 倍為上限/],
  ["data kept for 7 years", /保存 7 年/],
  [
    "a fee for each kilometre between the two addresses of a courier order",
    /依兩地之間的距離，按公里數加收費用/,
  ],
])("the terms state: %s (SP-05, SP-06)", (_what, sentence) => {
  const { container } = renderWithMessages(<Legal tab="terms" />);
  expect(container).toHaveTextContent(sentence);
});

it("numbers the sections, and gives each section an anchor for the table of contents", () => {
  renderWithMessages(<Legal tab="privacy" />);
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings[0]).toHaveTextContent("1. 我們蒐集的資料");
  expect(headings.map((heading) => heading.closest("section")?.id)).toEqual(
    headings.map((_heading, index) => `section-${index + 1}`),
  );
});

it.each([
  "futao",
  "XSRF-TOKEN",
  "view",
  "returnTo",
  "utm",
  "insider",
  "recommendCode",
  "session_id",
  "consent",
  "lastCourierOrder",
  "appBanner",
  "address",
  "contactName",
  "contactPhone",
  "payType",
  "cardSelected",
  "member",
  "lastCheckout",
  "cart",
  "viewState",
  "recentSearches",
  "recentGrocerySearches",
])('the privacy policy names the cookie or storage key "%s" (SP-07)', (key) => {
  const { container } = renderWithMessages(<Legal tab="privacy" />);
  expect(container).toHaveTextContent(key);
});
