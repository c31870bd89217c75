import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { SandboxProviders } from "../../config/provider-config.ts";
import type { SandboxProvider } from "../../sandbox/sandbox-ledger.ts";

type SandboxOptions = {
  config: SandboxProviders;
  now: () => number;
  /** Called with the path of each request before the sandbox handles the request. A test can delay the request here. */
  hold?: (path: string) => Promise<void>;
};
type Texts = Record<string, string>;
type Notice = { url: string; form: Texts; headers: Texts };

/** Creates a provider sandbox that starts on a free port when the test first uses it. */
export function createTestSandbox({ config, now, hold }: SandboxOptions) {
  let running: Promise<{ app: FastifyInstance; origin: string }> | null = null;
  const notices: Notice[] = [];

  const start = async () => {
    const post = async (url: string, form: Texts, headers: Texts = {}) => {
      notices.push({ url, form, headers });
      return 200;
    };
    // The sandbox is imported on demand, because most tests need no provider.
    const { buildSandbox } = await import("../../sandbox/sandbox-app.ts");
    const app = buildSandbox({ ledgerDir: null, config, now, isTest: true, post });
    if (hold) app.addHook("preHandler", async ({ url }) => hold(url));
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    return { app, origin: `http://127.0.0.1:${port}` };
  };
  const startOnce = () => {
    running ??= start();
    return running;
  };

  return {
    /** Starts the sandbox if necessary and returns its origin, for use by other processes. */
    origin: async () => (await startOnce()).origin,
    /** Calls fetch() with the origin of the sandbox instead of the origin in the URL. Accepts a path too. */
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      const { origin } = await startOnce();
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, origin);
      return fetch(origin + pathname + search, { redirect: "manual", ...init });
    },
    /** The notices that the providers would send to the shop. The test itself must deliver them. */
    notices,
    /**
     * Plans a fault for the next `count` calls to a provider: {provider, call, mode, count?, delay_ms?}. The default of
     * `count` is 1.
     */
    fault: async (plan: Record<string, unknown>) => {
      const { app } = await startOnce();
      const headers = { "content-type": "application/json" };
      await app.inject({
        method: "POST",
        url: "/__sandbox/faults",
        headers,
        payload: JSON.stringify(plan),
      });
    },
    /** Returns the rows of a provider's ledger. */
    ledger: async (provider: SandboxProvider): Promise<Record<string, unknown>[]> => {
      const { app } = await startOnce();
      const answer = await app.inject({
        method: "GET",
        url: "/__sandbox/ledger",
        query: { provider },
      });
      return answer.json().entries;
    },
    close: async () => {
      if (running) await (await running).app.close();
    },
  };
}
