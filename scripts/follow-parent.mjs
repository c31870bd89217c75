// process-group.mjs loads this file into every process that it starts. The file ends the process after its parent
// process has ended, even if the parent was killed with SIGKILL.
import { isMainThread } from "node:worker_threads";

const parent = process.ppid;
if (isMainThread) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    // The check stops here, because a second SIGTERM would cut off the work in progress.
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
