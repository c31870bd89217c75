import { inNewBrowser, openPhone } from "./phone.mjs";

const PRODUCT = { path: "/product?stid=1&fdid=101" };
const STORE = { path: "/store?stid=1" };

/**
 * Performs some steps of a customer on the throttled phone. Returns for each step the longest time from an input to the
 * next paint (INP) in milliseconds. The steps only work with the shop's own demonstration data.
 */
export const interaction = (site) =>
  inNewBrowser(async (browser) => {
    const cookies = site.pages[0].cookies;
    const product = await openPhone(browser, {
      site,
      page: { ...PRODUCT, cookies },
      isThrottled: true,
    });
    await product.requests.quiet();
    const main = product.tab.getByRole("main");
    const steps = {};
    const groups = main.getByRole("group").filter({ hasText: "必選" });
    steps.option = await longestInteraction(product.tab, async () => {
      for (let left = await groups.count(); left > 0; left = await groups.count()) {
        await groups.first().locator("label").first().tap();
        await product.tab.waitForFunction(
          ([before]) =>
            [...document.querySelectorAll("main fieldset, main [role=group]")].filter((one) =>
              one.textContent.includes("必選"),
            ).length < before,
          [left],
        );
      }
    });
    steps.quantity = await longestInteraction(product.tab, () =>
      main.getByRole("button", { name: "增加一份" }).tap(),
    );
    steps.add = await longestInteraction(product.tab, async () => {
      await main.getByRole("button", { name: /^放入購物車/ }).tap();
      await product.tab.getByText("加購成功").waitFor();
    });
    await product.close();

    const store = await openPhone(browser, {
      site,
      page: { ...STORE, cookies },
      isThrottled: true,
    });
    await store.requests.quiet();
    steps.dialog = await longestInteraction(store.tab, async () => {
      await store.tab.getByRole("button", { name: "店家資訊" }).tap();
      await store.tab.getByRole("dialog").waitFor();
    });
    await store.close();
    return steps;
  });

async function longestInteraction(tab, act) {
  await tab.evaluate(() => {
    window.benchmark.interactions.length = 0;
  });
  await act();
  // The browser reports the duration of an event only after the next frame.
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const durations = await tab.evaluate(() => window.benchmark.interactions);
  return Math.max(0, ...durations);
}
