import { screen } from "@testing-library/react";
import { ProductHead } from "@/components/catalog/product/product-head";
import { makeProduct } from "../../../factories/product-shapes";
import { setPageLanguage } from "../../../setup/language-of-pages";
import { renderWithMessages } from "../../../setup/render-with-messages";

afterEach(() => setPageLanguage("zh-TW"));

const product = makeProduct({
  name: "排骨便當",
  desc: "附三樣配菜",
  unit_price: 120,
  list_price: 150,
});

it("shows name, description and price of a product, and its list price struck through (PR-03)", () => {
  renderWithMessages(<ProductHead product={product} isPage />);
  expect(screen.getByRole("heading", { name: "排骨便當" })).toBeVisible();
  expect(screen.getByText("附三樣配菜")).toBeVisible();
  expect(screen.getByText("NT$120")).toBeVisible();
  expect(screen.getByText("NT$150", { exact: false }).tagName).toBe("S");
});

it.each([
  { list_price: 150, text: "特價 NT$120，原價 NT$150" },
  { list_price: 120, text: "NT$120" },
])(
  "names both prices to screen readers only if the price is reduced (AX-02): $text",
  ({ list_price, text }) => {
    renderWithMessages(<ProductHead product={{ ...product, list_price }} />);
    expect(screen.getByText("NT$120").textContent).toBe(text);
  },
);

it("names both prices in English on an English page (AX-02, LN-06)", () => {
  setPageLanguage("en");
  renderWithMessages(<ProductHead product={product} isPage />);
  expect(screen.getByText("NT$120").textContent).toBe("Offer price NT$120, Original price NT$150");
});

it.each([
  { tag_text: "店長推薦", shown: "Store’s pick", lang: null },
  { tag_text: "阿嬤最愛", shown: "阿嬤最愛", lang: "zh-Hant-TW" },
])(
  "shows the tag $tag_text as $shown on an English page (LN-06, LN-12)",
  ({ tag_text, shown, lang }) => {
    setPageLanguage("en");
    renderWithMessages(<ProductHead product={{ ...product, tag_text }} isPage />);
    expect(screen.getByText(shown).getAttribute("lang")).toBe(lang);
  },
);
