import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("../server.ts", import.meta.url));

/**
 * Runs the backend with the role `seed` in another process, which fills the embedded database and ends. Filling needs
 * about 300 MiB of memory, which PGlite would keep until its process ends. If the other process fails, it writes the
 * error message, and this process ends too. If the other process is killed, this function throws.
 */
export async function seedInOtherProcess(): Promise<void> {
  const child = fork(SERVER, { env: { ...process.env, BACKEND_ROLE: "seed" } });
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code === null) throw new Error("the process that writes the demonstration data was killed");
  if (code !== 0) process.exit(1);
}
