// Loaded into every child process. It ends the process when the launcher has ended, even after a kill -9.
import { isMainThread } from "node:worker_threads";

const parent = process.ppid;
if (isMainThread) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
