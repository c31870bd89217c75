import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { writeNginxConfig } from "../nginx-config.ts";

const MAX_TRIES = 100;

/** Starts nginx with `deploy/nginx/shops.conf` in front of the shop. Returns the site on `port`. */
export async function startNginx({ program, shop, port, folder }) {
  const shopPort = Number(new URL(shop.base).port);
  const file = writeNginxConfig({
    folder,
    files: ["shops"],
    ports: { 443: port, 3000: shopPort, 3010: shopPort },
  });
  const base = `http://127.0.0.1:${port}`;
  if (await isAnswering(base)) throw new Error(`Another program uses the port ${port}.`);
  const child = spawn(program, ["-p", folder, "-c", file], { stdio: "inherit" });
  let isRunning = true;
  for (const event of ["error", "exit"]) {
    child.once(event, () => {
      isRunning = false;
    });
  }
  for (let tries = 1; !(await isAnswering(base)); tries += 1) {
    if (!isRunning || tries === MAX_TRIES) {
      child.kill();
      throw new Error("nginx did not start.");
    }
    await setTimeout(50);
  }
  const site = { ...shop, name: "futao behind nginx", base, pid: child.pid };
  return { site, stop: () => child.kill() };
}

const isAnswering = (base) =>
  fetch(base).then(
    () => true,
    () => false,
  );
