// Loaded into every child: ends it when the launcher is gone, even after a kill -9.
import { isMainThread } from "node:worker_threads";

const parent = process.ppid;
if (isMainThread) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
