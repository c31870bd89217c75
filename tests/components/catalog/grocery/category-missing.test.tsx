import { render } from "@testing-library/react";
import { CategoryMissing } from "@/components/catalog/grocery/category-missing";
import { takeNotice } from "@/lib/client/notice";
import { beginDocument, recordPageLoads } from "../../../setup/page-loads";

const MESSAGE = "找不到這家店家";

let loads: string[];
beforeEach(() => {
  loads = recordPageLoads();
});

test("removes an unknown category from the URL, keeps the rest of the query and loads the page (GR-02)", () => {
  window.history.replaceState(null, "", "/grocery?stid=160&cat=999999&number=A7&utm_source=x");
  render(<CategoryMissing message={MESSAGE} />);
  expect(loads).toEqual(["/grocery?stid=160&number=A7&utm_source=x"]);
});

test("opens / with a message instead of an unknown store (ST-15)", () => {
  window.history.replaceState(null, "", "/grocery?stid=999999");
  render(<CategoryMissing message={MESSAGE} />);
  expect(loads).toEqual(["/"]);
  beginDocument();
  expect(takeNotice()).toBe(MESSAGE);
});
