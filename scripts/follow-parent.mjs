// Loaded into every child process. It ends the process when the launcher has ended, even after a kill -9.
import { isMainThread } from "node:worker_threads";

const parent = process.ppid;
if (isMainThread) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    // A second signal would cut off the work in progress.
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
