import { storeJsonLd } from "@/lib/stores/store-json-ld";
import { makeShownStore } from "../../factories/shown-stores";

it("keeps a store's name from ending the script it stands in", () => {
  const json = storeJsonLd(makeShownStore({ name: "</script><b>" }), {
    url: "https://x/",
    image: "",
  });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toMatchObject({ "@type": "Restaurant", name: "</script><b>" });
});
