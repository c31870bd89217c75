// Writes docs/api/openapi.json from the contracts (npm run openapi). With --check it only compares the file with the
// contracts and reports a difference.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { openapiDocument } from "../backend/openapi.ts";
import { root } from "./console.mjs";

const FILE = "docs/api/openapi.json";

const path = `${root}/${FILE}`;
const text = `${JSON.stringify(await openapiDocument(), null, 2)}\n`;
if (process.argv.includes("--check")) {
  const written = await readFile(path, "utf8").catch(() => "");
  if (written !== text) {
    console.log(`${FILE} is not what the contracts say. Run: npm run openapi`);
    process.exitCode = 1;
  }
} else {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
