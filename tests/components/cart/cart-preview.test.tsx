import { renderToStaticMarkup } from "react-dom/server";
import { CartPreview } from "@/components/cart/cart-preview";
import previewScript from "@/lib/cart/cart-preview-script.json";

/** Returns the page as the browser shows it before React starts. `stored` is the stored cart. */
function preview(stored: string): HTMLElement {
  window.localStorage.setItem("cart", stored);
  document.body.innerHTML = renderToStaticMarkup(<CartPreview />);
  const script = document.body.querySelector("script");
  const currentScript = jest.spyOn(document, "currentScript", "get").mockReturnValue(script);
  // biome-ignore lint/security/noGlobalEval: runs the script as the page does
  window.eval(previewScript.code);
  currentScript.mockRestore();
  return document.body;
}

const lines = (body: HTMLElement) =>
  Array.from(body.querySelectorAll("[data-lines] [data-line]"), (line) => [
    line.textContent,
    line.querySelector("img")?.getAttribute("src"),
  ]);

test("shows the store and the products of the stored cart before React starts (CA-01)", () => {
  const body = preview(
    JSON.stringify({
      store_name: "範例便當",
      items: [
        { name: "排骨飯", image: "/pictures/foods/rice-f3d9b1" },
        { name: "雞腿飯", image: "https://pictures.example.com/a.jpg" },
        { name: "<b>湯</b>" },
      ],
    }),
  );
  expect(body.querySelector("[data-store]")).toHaveTextContent("範例便當");
  expect(lines(body)).toEqual([
    ["排骨飯", "/pictures/foods/rice-f3d9b1-224.webp"],
    ["雞腿飯", "https://pictures.example.com/a.jpg"],
    ["<b>湯</b>", undefined],
  ]);
  expect(body.querySelector("[data-filled]")).not.toBeNull();
});

test.each(["", "null", "{}", '{"items":[]}', '{"items":5}', "{"])(
  "shows only the placeholder for the stored text %j",
  (stored) => {
    const body = preview(stored);
    expect(lines(body)).toEqual([]);
    expect(body.querySelector("[data-filled]")).toBeNull();
  },
);

test("renders the script's text unchanged, because the content security policy contains its hash (SE-13)", () => {
  expect(renderToStaticMarkup(<CartPreview />)).toContain(`<script>${previewScript.code}</script>`);
  expect(previewScript.code).not.toMatch(/[<>&]/);
});
