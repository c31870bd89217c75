import { join } from "node:path";
import { protectDataFolder } from "../config/data-folder.ts";
import { sandboxProviders } from "../config/provider-config.ts";
import { requireStart } from "../config/require-start.ts";
import { buildSandbox } from "./sandbox-app.ts";

requireStart(process.env, "sandbox");
const config = sandboxProviders(process.env);
const ledgerDir = join(config.dataDir, "sandbox");
protectDataFolder(ledgerDir);
const app = buildSandbox({
  ledgerDir,
  config,
  isTest: process.env.NODE_ENV === "test",
});

app.listen({ host: "127.0.0.1", port: config.sandboxPort }, (error) => {
  if (error) {
    const isBusy = "code" in error && error.code === "EADDRINUSE";
    const reason = isBusy
      ? `port ${config.sandboxPort} is in use; choose another with SANDBOX_PORT`
      : error.message;
    process.stderr.write(`sandbox: ${reason}\n`);
    process.exit(1);
  }
  process.stdout.write(`sandbox: ready on ${config.sandboxUrl}\n`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => app.close().then(() => process.exit(0)));
}
