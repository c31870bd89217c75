/**
 * The features of Chromium that are off. Playwright disables some features too, but Chromium obeys only the last
 * `--disable-features`, so this list repeats those that matter here.
 */
const DISABLED_FEATURES = [
  "AimEnabled",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  // With these two features, Chromium loads over 200 resources of its own address bar for every new window, while the
  // test page loads.
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** The arguments of Chromium for tests and measurements. */
export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${DISABLED_FEATURES.join()}`,
];
