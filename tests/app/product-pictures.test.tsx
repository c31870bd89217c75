import { ProductPictures } from "@/components/catalog/product/product-pictures";
import { renderPage } from "../setup/render-page";

const NAME = "排骨便當";
const first = "https://img.example/a.webp";
const second = "https://img.example/b.webp";

it("shows all pictures of a product in their order, each with a different alt text (PR-03)", async () => {
  const { html } = await renderPage(<ProductPictures name={NAME} pictures={[first, second]} />);
  expect(html.indexOf(first)).toBeGreaterThan(-1);
  expect(html.indexOf(second)).toBeGreaterThan(html.indexOf(first));
  const names = [...html.matchAll(/alt="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
  expect(names[0]).toContain(NAME);
});

it("uses the product's name as alt text of a single picture (PR-03)", async () => {
  const { html } = await renderPage(<ProductPictures name={NAME} pictures={[first]} />);
  expect(html).toContain(`alt="${NAME}"`);
});
