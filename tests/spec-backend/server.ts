import { parseArgs } from "node:util";
import { defaultSettings } from "./settings.ts";
import { startSpecBackend } from "./start-spec-backend.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4600" },
    "shop-origin": { type: "string", default: defaultSettings.shopOrigin },
    "token-cookie": { type: "string", default: defaultSettings.tokenCookie },
    "number-ids": { type: "boolean", default: false },
    "data-depth-1": { type: "boolean", default: false },
    "food-categories": { type: "boolean", default: false },
    pictures: { type: "boolean", default: false },
    "without-unshown-paths": { type: "boolean", default: false },
  },
});

const { url } = await startSpecBackend({
  port: Number(values.port),
  shopOrigin: values["shop-origin"],
  tokenCookie: values["token-cookie"],
  ids: values["number-ids"] ? "numbers" : "text",
  dataDepth: values["data-depth-1"] ? 1 : 2,
  foods: values["food-categories"] ? "categories" : "list",
  pictures: values.pictures,
  callsWithoutPath: values["without-unshown-paths"] ? "missing" : "answered",
});
console.log(`Specification backend: ${url}`);
