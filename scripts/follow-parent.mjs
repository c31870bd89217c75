// Every child process of the launcher loads this file. It ends the child after the launcher has ended, even if the
// launcher was killed with SIGKILL.
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
