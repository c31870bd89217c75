import { resolve } from "node:path";

/**
 * The environment variables with which tests start a process. A test adds its own variables. All these processes
 * load the same files, so Node's compile cache reduces the CPU time of a backend start by a quarter.
 */
export const PROCESS_ENV = {
  NODE_ENV: "test",
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled"),
} as const;
