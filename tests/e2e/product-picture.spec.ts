import type { Locator } from "playwright/test";
import { expect, test } from "../setup/e2e-fixtures";
import { openDish, STORE, withAddress } from "./journeys";

const DISH = "招牌排骨便當";

test("the sheet and the page of a dish show its whole drawing (PR-32)", async ({
  page,
  baseURL,
}) => {
  await withAddress(page, baseURL);
  const sheet = await openDish(page, STORE, DISH);
  await expectWhole(sheet.locator('img[src*="/pictures/foods/"]').last());
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: DISH })).toBeVisible();
  await expectWhole(page.getByRole("main").getByRole("img", { name: DISH }));
});

/**
 * Expects that the parent element, which hides everything outside of its box, cuts off nothing at the top or the bottom
 * of the picture.
 */
async function expectWhole(picture: Locator): Promise<void> {
  const [shown, area] = await picture.evaluate((image) =>
    [image, image.parentElement ?? image].map((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right };
    }),
  );
  expect(shown?.top).toBeGreaterThanOrEqual((area?.top ?? 0) - 1);
  expect(shown?.bottom).toBeLessThanOrEqual((area?.bottom ?? 0) + 1);
}
