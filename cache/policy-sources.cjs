/** The Content-Security-Policy sources of each optional service, by the setting that enables the service. */
const SOURCES = {
  GOOGLE_MAPS_BROWSER_KEY: {
    script: ["https://maps.googleapis.com"],
    style: ["https://fonts.googleapis.com"],
    connect: [
      "https://maps.googleapis.com",
      "https://places.googleapis.com",
      "https://maps.gstatic.com",
    ],
    font: ["https://fonts.gstatic.com"],
    img: ["https://maps.googleapis.com", "https://maps.gstatic.com"],
  },
  GTM_ID: {
    script: ["https://www.googletagmanager.com"],
    connect: [
      "https://www.googletagmanager.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
    ],
    img: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  },
  RECORDING_ID: {
    script: ["https://www.clarity.ms", "https://scripts.clarity.ms"],
    connect: ["https://*.clarity.ms", "https://c.bing.com"],
    img: ["https://*.clarity.ms", "https://c.bing.com"],
  },
  LIVE_CHAT_ID: {
    script: ["https://client.crisp.chat"],
    // The chat window sets its colours with inline styles, so it needs 'unsafe-inline'.
    style: ["'unsafe-inline'", "https://client.crisp.chat"],
    img: [
      "https://client.crisp.chat",
      "https://image.crisp.chat",
      "https://storage.crisp.chat",
      "data:",
    ],
    connect: [
      "https://client.crisp.chat",
      "https://storage.crisp.chat",
      "wss://client.relay.crisp.chat",
      "wss://stream.relay.crisp.chat",
    ],
    font: ["https://client.crisp.chat"],
    frame: ["https://game.crisp.chat"],
    media: ["https://client.crisp.chat"],
    worker: ["blob:"],
  },
};
/** Directives that are added only if a service needs them. Otherwise `default-src` applies to these kinds. */
const EXTRA = ["connect", "font", "frame", "media", "worker"];

/** The sources that the enabled services need in the directive `<kind>-src`. */
function sourcesOf(kind) {
  return Object.entries(SOURCES)
    .filter(([setting]) => isSet(setting))
    .flatMap(([, sources]) => sources[kind] ?? []);
}

function extraDirectives() {
  return EXTRA.flatMap((kind) => {
    const sources = sourcesOf(kind);
    return sources.length > 0 ? [[`${kind}-src 'self'`, ...sources].join(" ")] : [];
  });
}

/**
 * The origins of the URLs in a setting. The setting is a list with spaces between the URLs. Words that are not http or
 * https URLs are ignored.
 */
function originsOf(setting) {
  const urls = (settingOf(setting) ?? "").split(/\s+/);
  return urls.filter((url) => URL.canParse(url) && /^https?:/i.test(url)).map(originOf);
}

function originOf(url) {
  return new URL(url).origin;
}

function isSet(setting) {
  return Boolean(settingOf(setting));
}

// Uses `globalThis.process.env`, because Next.js replaces the text `process.env` in the code by the values of the
// build.
function settingOf(setting) {
  return globalThis.process.env[setting];
}

module.exports = { sourcesOf, extraDirectives, originsOf };
