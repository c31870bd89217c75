// Usage: DATABASE_URL=postgres://… npm run bench:search
// Compares the search of the shop with the search extensions that the PostgreSQL server offers. The figures are the
// share of the right stores that the first page shows (recall), and the time of a search. An empty database is filled
// with the demonstration data first.
import { readFileSync } from "node:fs";
import { fail } from "./console.mjs";
import { setup } from "./setup.mjs";

await setup({ script: import.meta.url, dev: true });
const { sql } = await import("drizzle-orm");
const {
  openDatabase,
  schema: { stores },
} = await import("../backend/db/client.ts");
const { STORES_PER_PAGE } = await import("../backend/modules/catalog/store-card-pages.ts");
const { reachOf, storeIds } = await import("../backend/modules/catalog/store-reach.ts");
const { seedIfEmpty } = await import("../backend/seed/seed.ts");
const { offeredEngines, ownEngine } = await import("./bench/search-engines.mjs");
const { rightStores } = await import("./bench/search-answers.mjs");

/** A Saturday at noon in Taipei, in epoch milliseconds. Most stores are open then. */
const NOW = Date.parse("2026-11-21T12:00:00+08:00");
const PLACE = { lat: 25.0345, lng: 121.5665, dining_type: 1 };
const ROUNDS = 3;
/** The kinds of questions whose keyword contains an error. The keywords of the other kinds contain none. */
const ERRORS = "sound shape dropped doubled swapped spaces latin bopomofo".split(" ");

const url = process.env.DATABASE_URL;
if (!url) fail("Set DATABASE_URL to a PostgreSQL database that is empty or has stores.");
const { db, close } = await openDatabase({ url });
const deps = { db, now: () => NOW };
await seedIfEmpty(db, { now: NOW / 1000, seed: 1 });
const engines = [ownEngine(deps, PLACE), ...(await offeredEngines(db, await idsInReach()))];
await db.execute(sql`vacuum analyze`);
const questions = await readQuestions();
const runs = await measure();
console.table(engines.map(({ name }) => summaryOf(name)));
console.log("Questions whose first page shows no right store:");
for (const { name } of engines) console.log(`${name}: ${missedBy(name).join(", ")}`);
await close();

async function idsInReach() {
  return storeIds(db, await reachOf(deps, PLACE), { order: [], limit: await db.$count(stores) });
}

async function readQuestions() {
  const file = new URL("bench/search-questions.json", import.meta.url);
  const listed = JSON.parse(readFileSync(file, "utf8"));
  const right = await rightStores(db, await idsInReach(), listed);
  const unanswered = listed.filter((_question, index) => right[index].size === 0);
  if (unanswered.length > 0) {
    fail(`No store is right for: ${unanswered.map(({ keyword }) => keyword).join(", ")}`);
  }
  return listed.map((question, index) => ({ ...question, right: right[index] }));
}

/**
 * Asks all engines one question before the next question, so that a slow moment of the machine affects all engines
 * alike.
 */
async function measure() {
  const results = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const question of questions) {
      for (const { name, search } of engines) {
        const startedAt = performance.now();
        const ids = await search(question.keyword, STORES_PER_PAGE);
        const ms = performance.now() - startedAt;
        // The first round only warms the caches.
        if (round > 0) results.push({ name, question, ms, recall: recallOf(ids, question.right) });
      }
    }
  }
  return results;
}

/**
 * Returns the number of right stores on the first page, divided by the number of all right stores or by the size of the
 * page, whichever is smaller.
 */
function recallOf(ids, right) {
  return ids.filter((id) => right.has(id)).length / Math.min(right.size, STORES_PER_PAGE);
}

function summaryOf(name) {
  const own = runs.filter((run) => run.name === name);
  const hasError = ({ question }) => ERRORS.includes(question.kind);
  const ms = own.map((run) => run.ms).sort((a, b) => a - b);
  const at = (share) => `${ms[Math.floor(ms.length * share)].toFixed(1)} ms`;
  return {
    engine: name,
    recall: percent(own),
    "without errors": percent(own.filter((run) => !hasError(run))),
    "with errors": percent(own.filter(hasError)),
    p50: at(0.5),
    p95: at(0.95),
  };
}

function percent(results) {
  const sum = results.reduce((total, { recall }) => total + recall, 0);
  return `${((sum / results.length) * 100).toFixed(1)} %`;
}

function missedBy(name) {
  const missed = runs.filter((run) => run.name === name && run.recall === 0);
  return [...new Set(missed.map(({ question }) => question.keyword))];
}
