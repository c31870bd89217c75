import { render } from "@testing-library/react";
import { StoreRedirect } from "@/components/catalog/store/store-redirect";
import { recordPageLoads } from "../../../setup/page-loads";

it("opens the store page and keeps the URL parameter `number` when a grocery URL names a restaurant (RT-31)", () => {
  const loads = recordPageLoads();
  window.history.replaceState(null, "", "/grocery?stid=1&cat=3&number=A7");
  render(<StoreRedirect stid={1} />);
  expect(loads).toEqual(["/store?stid=1&number=A7"]);
});
