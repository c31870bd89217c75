import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "playwright/test";

export { expect };

type Options = {
  /** Problems that a test causes on purpose, such as a requested 404. */
  expectedProblems: RegExp[];
};

/** A Playwright test that fails on console errors, page errors and failed requests of the shop. */
export const test = base.extend<Options>({
  expectedProblems: [[], { option: true }],
  context: async ({ context, baseURL, expectedProblems }, provide, info) => {
    const problems = watchProblems(context, String(baseURL));
    await provide(context);
    if (info.status !== info.expectedStatus) await printPages(context);
    const unexpected = problems.filter((text) => !expectedProblems.some((one) => one.test(text)));
    expect(unexpected, "console errors, page errors or failed requests").toEqual([]);
  },
});

/** Prints the accessible content of all open pages after a failed test, at most 4,000 characters of each page. */
async function printPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const shown = await page.locator("body").ariaSnapshot();
    console.log(`${page.url()}\n${shown.slice(0, 4000)}`);
  }
}

function watchProblems(context: BrowserContext, origin: string) {
  const problems: string[] = [];
  const isOurs = (url: string | undefined) => Boolean(url?.startsWith(origin));
  context.on("console", (message) => {
    if (message.type() !== "error" || !isOurs(message.page()?.url())) return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => {
    if (isOurs(webError.page()?.url())) problems.push(`page error: ${webError.error().message}`);
  });
  context.on("response", (response) => {
    if (response.status() < 500 || !isOurs(response.url())) return;
    problems.push(`${response.status()}: ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page aborts its prefetches, which is not a failure.
    if (reason === "net::ERR_ABORTED" || !isOurs(request.url())) return;
    problems.push(`${reason}: ${request.url()}`);
  });
  return problems;
}

/** Returns a list to which each later violation of the content security policy is added. */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const blocked: string[] = [];
  await context.exposeBinding("reportBlocked", ({ page }, description: string) => {
    blocked.push(`${description} on ${page.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const reporter = window as unknown as { reportBlocked: (description: string) => void };
      reporter.reportBlocked(`${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`);
    });
  });
  return blocked;
}

const CONTRAST = (builder: AxeBuilder) => builder.withRules("color-contrast");
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Waits for the end of all CSS transitions, because colours during a transition may have too little contrast. */
async function endTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/**
 * Switches `content-visibility` off. With `content-visibility`, the browser styles content outside of the screen late,
 * and such content would keep the colours of the previous colour scheme.
 */
function styleEverything(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [sheet];
}

/**
 * Checks the page in light colours with the axe rules of `AXE_TAGS`, and then only the contrast in dark colours. If the
 * browser forces the colours of the system, only the contrast is checked, because the other rules do not depend on
 * colours.
 */
export async function expectNoAxeViolations(page: Page) {
  // The page is scrolled to the top, because a bar at the bottom of the screen may cover part of a button.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(styleEverything);
  const hasForced = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
  const found = hasForced
    ? { forced: await violations(page, CONTRAST) }
    : {
        light: await violations(page, (builder) => builder.withTags(AXE_TAGS)),
        dark: await darkViolations(page),
      };
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const rows = Object.entries(found).filter(([, list]) => list.length > 0);
  expect(rows, `axe on ${page.url()}`).toEqual([]);
}

async function darkViolations(page: Page) {
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await violations(page, CONTRAST);
  await page.emulateMedia({ colorScheme: null });
  return dark;
}

async function violations(page: Page, choose: (builder: AxeBuilder) => AxeBuilder) {
  await page.evaluate(endTransitions);
  // The legacy mode does not check frames, and the shop has none. The default mode takes three times as long.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await choose(builder).analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );
}
