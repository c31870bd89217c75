/** By the setting that switches it on: what each one's documentation asks for to work, and no host more. */
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
  },
  GTM_ID: {
    script: ["https://www.googletagmanager.com"],
    connect: [
      "https://www.googletagmanager.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
    ],
  },
  RECORDING_ID: {
    script: ["https://www.clarity.ms", "https://scripts.clarity.ms"],
    connect: ["https://*.clarity.ms", "https://c.bing.com"],
  },
  LIVE_CHAT_ID: {
    script: ["https://client.crisp.chat"],
    style: ["https://client.crisp.chat"],
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
/** Directives that stand in a policy only where somebody needs them: without, `default-src` speaks. */
const EXTRA = ["connect", "font", "frame", "media", "worker"];

/** What of `kind` the configured ones ask for. */
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

// Not process.env: the framework would write the value of the build into the bundle.
function isSet(setting) {
  return Boolean(globalThis.process.env[setting]);
}

module.exports = { sourcesOf, extraDirectives };
