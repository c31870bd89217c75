import { expect, expectNoAxeViolations, test } from "../setup/e2e-fixtures";

test.use({ expectedProblems: [/404/] });

test("an unknown path redirects to the not-found page with status 404", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  expect(page.url()).toContain("/404error");
  await expect(page.getByRole("heading", { name: "找不到您要的頁面" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("the URL of an unknown store leads to the intro, which shows that the store was not found", async ({
  page,
}) => {
  const answer = await page.goto("/store?stid=999999");
  expect(answer?.status()).toBe(404);
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.getByRole("status").getByText("找不到這家店家")).toBeVisible();
});

test("the page of a store that the backend refuses opens the intro, which shows the backend's message (ST-15)", async ({
  page,
}) => {
  const json = { code: 7, message: "店家資料維護中", data: null };
  await page.route(/storeDetail/, (route) => route.fulfill({ json }));
  await page.addInitScript(() => {
    const address = { address: "台北市信義區市府路1號", lat: 25.0375, lng: 121.5637 };
    window.localStorage.setItem("address", JSON.stringify(address));
  });
  await page.goto("/store?stid=1");
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.getByRole("status").getByText("店家資料維護中")).toBeVisible();
});

test("a URL whose store id or product id is not a number leads to the intro", async ({ page }) => {
  const answer = await page.goto("/store?stid=abc");
  expect(answer?.status()).toBe(404);
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/product?stid=1&fdid=%3Cscript%3E", { waitUntil: "commit" });
  await page.waitForURL((url) => url.pathname === "/");
});

test("/500error shows its message and has no accessibility violations", async ({ page }) => {
  await page.goto("/500error");
  await expect(page.getByRole("heading", { name: "系統發生錯誤，請稍後再試" })).toBeVisible();
  await expectNoAxeViolations(page);
});
