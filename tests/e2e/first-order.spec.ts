import type { Locator, Page } from "playwright/test";
import { accountMerge, appliesAt } from "../../lib/account/account-merge.ts";
import siteSettings from "../../lib/site/site-settings.json" with { type: "json" };
import { expect, test } from "../setup/e2e-fixtures";
import { confirmButton, MEMBER, STORE } from "./journeys";

/**
 * A dish without choices for NT$65. Two portions reach the store's minimum. The test orders five: no other test orders
 * five portions of this dish as this member, so the shop does not ask whether to place the same order again.
 */
const PLAIN = { dish: "炸排骨", portions: 5, choice: null, maxPresses: 9 };
const WITH_CHOICE = { dish: "招牌排骨便當", portions: 1, choice: "主食升級", maxPresses: 11 };

for (const { dish, portions, choice, maxPresses } of [PLAIN, WITH_CHOICE]) {
  test(`a visitor orders ${dish} with cash in at most ${maxPresses} presses, not counting typing and further portions (CK-131)`, async ({
    page,
  }) => {
    let presses = 0;
    const press = async (target: Locator) => {
      await target.tap();
      presses += 1;
    };
    await page.goto("/");
    await page.getByRole("combobox", { name: "配送地址" }).fill("台北市信義區市府路1號");
    await press(page.getByRole("button", { name: "搜尋店家" }));
    // The store page requests storeDetail when it has hydrated. A tap on a dish before that would open the product
    // page.
    const interactive = page.waitForResponse(/storeDetail/);
    await press(storeCard(page));
    await interactive;
    if (choice === null) {
      await press(page.getByRole("button", { name: `加入${dish}` }));
      // These taps do not count, because the number of portions is the customer's choice.
      for (let more = 1; more < portions; more += 1) {
        await page.getByRole("button", { name: `${dish}增加一份` }).tap();
      }
    } else {
      await press(dishRow(page, dish));
      const add = page.getByRole("button", { name: /^放入購物車/ });
      await press(page.getByRole("group", { name: choice }).locator("label").first());
      await press(add);
      await expect(add).toBeHidden();
    }
    await press(page.getByRole("main").getByRole("link", { name: "去結帳" }));
    await press(page.getByRole("button", { name: "登入／註冊" }));
    if (appliesAt(accountMerge(siteSettings.accountMergeYear), Date.now())) {
      await press(page.getByRole("button", { name: "同意", exact: true }));
    }
    await press(page.getByRole("button", { name: `以 ${MEMBER} 登入` }));
    await page.waitForURL("**/checkout");
    await press(page.getByRole("radio", { name: /^現金/ }));
    await expect(confirmButton(page)).toBeEnabled();
    await press(confirmButton(page));
    await page.waitForURL("**/orderList");
    await expect(page.getByRole("article").first()).toContainText(dish);
    expect(presses).toBeLessThanOrEqual(maxPresses);
  });
}

function storeCard(page: Page): Locator {
  return page.getByRole("main").locator(`a[href="/store?stid=${STORE}"]`).first();
}

function dishRow(page: Page, dish: string): Locator {
  const name = page.getByText(dish, { exact: true });
  return page.getByRole("main").getByRole("link").filter({ has: name });
}
