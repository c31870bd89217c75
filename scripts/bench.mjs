import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fail, root } from "./console.mjs";
import { findChromium } from "./find-chromium.mjs";
import { setup } from "./setup.mjs";

await setup({ script: import.meta.url, dev: true });
const { ownSite, readSite } = await import("./bench/sites.mjs");
const { navigation, vitals, weight } = await import("./bench/page-metrics.mjs");
const { interaction } = await import("./bench/interaction.mjs");
const { requireChineseFont } = await import("./bench/phone.mjs");
const { openBareSite } = await import("./bench/bare-server.mjs");
const { requireWrk, serverLoad } = await import("./bench/server-load.mjs");
const { startNginx } = await import("./start-nginx.ts");

const PARTS = ["weight", "vitals", "navigation", "interaction", "server"];
const MAX_START_MS = 300_000;
const { values: options } = parseArgs({
  options: {
    rival: { type: "string" },
    nginx: { type: "string" },
    only: { type: "string", default: PARTS.join() },
    pages: { type: "string" },
    runs: { type: "string", default: "5" },
    port: { type: "string", default: "3800" },
    out: { type: "string" },
  },
});
const wanted = new Set(options.only.split(","));
if (wanted.has("server")) requireWrk();
if (wanted.has("vitals")) requireChineseFont();
process.env.CHROMIUM_PATH = await findChromium();

const port = Number(options.port);
const folder = mkdtempSync(join(tmpdir(), "futao-bench-"));
const shop = await startShop(port);
const sites = [shop.site, ...(options.rival ? [readSite(options.rival)] : [])].map(onlyWantedPages);
const bare = await openBareSite();
let nginx = null;
/** The shop behind nginx, if the option `nginx` is set. */
const nginxSites = [];
const results = [];
try {
  if (options.nginx) {
    const ports = { 443: port + 100, 3000: port, 3010: port };
    const program = options.nginx;
    nginx = await startNginx({ program, folder, files: ["shops"], ports, port: port + 100 });
    const { origin: base, pid } = nginx;
    nginxSites.push({ ...sites[0], name: "futao behind nginx", base, pid });
  }
  await measureAll();
} finally {
  await nginx?.stop();
  shop.stop();
  bare.close();
}
if (options.out) writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
for (const part of PARTS.filter((name) => wanted.has(name))) console.log(`\n${table(part)}`);
process.exit(0);

async function measureAll() {
  // The first visit of each page is not recorded. It fills the caches of the servers.
  await eachPage((site, page) => weight(site, page));
  if (wanted.has("weight")) await repeat("weight", 1, weight);
  if (wanted.has("vitals")) await repeat("vitals", Number(options.runs), vitals);
  if (wanted.has("navigation")) {
    await repeat("navigation", Number(options.runs), async (site, page) => {
      if (!page.navigation) return null;
      const settled = await navigation(site, page, { settled: true });
      const atOnce = await navigation(site, page, { settled: false });
      return { settled: settled.duration, atOnce: atOnce.duration };
    });
  }
  if (wanted.has("interaction")) {
    for (let run = 0; run < Number(options.runs); run += 1) {
      record(
        { part: "interaction", site: shop.site, page: { name: "order" } },
        await interaction(shop.site),
      );
    }
  }
  if (wanted.has("server")) await repeat("server", 3, serverLoad);
}

/** Measures all sites within each run, so that a slow moment of the machine affects all sites alike. */
async function repeat(part, runs, measure) {
  const others = { vitals: [bare], server: nginxSites }[part] ?? [];
  const measuredSites = [...sites, ...others];
  for (let run = 0; run < runs; run += 1) {
    await eachPage(async (site, page) => {
      const figures = await measure(site, page);
      if (figures) record({ part, site, page }, figures);
    }, measuredSites);
  }
}

async function eachPage(act, measuredSites = sites) {
  const pageNames = measuredSites.flatMap(({ pages }) => pages.map((page) => page.name));
  for (const name of new Set(pageNames)) {
    for (const site of measuredSites) {
      const page = site.pages.find((one) => one.name === name);
      if (page) await act(site, page);
    }
  }
}

function record({ part, site, page }, figures) {
  results.push({ part, site: site.name, page: page.name, figures });
  const text = Object.entries(figures).map(([name, value]) => `${name} ${formatNumber(value)}`);
  console.error(`${part} · ${site.name} · ${page.name}: ${text.join(", ")}`);
}

/**
 * Returns a Markdown table: the median, minimum and maximum of each figure. For each page that the rival also has, a
 * row contains our medians divided by the medians of the rival.
 */
function table(part) {
  const partResults = results.filter((result) => result.part === part);
  const names = Object.keys(partResults[0]?.figures ?? {});
  const lines = [
    `| ${part} | site | ${names.join(" | ")} |`,
    `|${" --- |".repeat(names.length + 2)}`,
  ];
  for (const page of new Set(partResults.map((one) => one.page))) {
    const medians = new Map();
    for (const site of [...sites, bare, ...nginxSites]) {
      const runs = partResults.filter((one) => one.page === page && one.site === site.name);
      if (runs.length === 0) continue;
      const columns = names.map((name) => spread(runs.map(({ figures }) => figures[name])));
      medians.set(
        site,
        columns.map(({ median }) => median),
      );
      lines.push(`| ${page} | ${site.name} | ${columns.map(cell).join(" | ")} |`);
    }
    const [ours, rival] = sites.map((site) => medians.get(site));
    if (!ours || !rival) continue;
    const ratios = ours.map((value, at) =>
      value && rival[at] ? (value / rival[at]).toFixed(2) : "–",
    );
    lines.push(`| ${page} | ratio | ${ratios.join(" | ")} |`);
  }
  return lines.join("\n");
}

function spread(values) {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  return { median: sorted.length > 0 ? median : null, min: sorted[0], max: sorted.at(-1) };
}

function cell({ median, min, max }) {
  if (median === null) return "–";
  return min === max
    ? formatNumber(median)
    : `${formatNumber(median)} (${formatNumber(min)}–${formatNumber(max)})`;
}

function formatNumber(value) {
  if (value === null) return "–";
  return value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(2);
}

function onlyWantedPages(site) {
  const names = options.pages?.split(",");
  return { ...site, pages: site.pages.filter(({ name }) => !names || names.includes(name)) };
}

/** Starts the shop with demonstration data in a new temporary folder. */
async function startShop(port) {
  const base = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "",
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      TRUSTED_PROXY: "127.0.0.1",
      RATE_LIMIT_SCALE: "1000",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = () => {
    child.kill("SIGTERM");
    child.once("close", () => rmSync(folder, { recursive: true, force: true }));
  };
  const isOpen = await new Promise((resolve) => {
    child.stdout.on("data", (text) => String(text).includes("is open:") && resolve(true));
    child.once("close", () => resolve(false));
    setTimeout(() => resolve(false), MAX_START_MS);
  });
  if (!isOpen) {
    stop();
    fail("The shop did not start.");
  }
  return { site: await ownSite(base, child.pid), stop };
}
