import { PROVIDER_NAMES, PROVIDERS, type ProviderName } from "../../config/provider-settings.ts";
import { isOffered, startKind, startProblems } from "../../config/start-rules.ts";
import { makeServiceEnv, PROVIDER_EXAMPLES, SECRETS } from "../factories/start-settings";

const SERVICE = makeServiceEnv();
const serviceWithout = (...names: string[]) =>
  Object.fromEntries(Object.entries(SERVICE).filter(([name]) => !names.includes(name)));
const launcher = (env: Record<string, string>) => startProblems(env, "launcher");

describe("the kind of a start", () => {
  it.each([
    ["nothing is set", {}],
    ["the origin is localhost", { APP_ORIGIN: "http://localhost:8080" }],
    ["the origin is 127.0.0.1", { APP_ORIGIN: "http://127.0.0.1:3000" }],
    ["the origin is ::1", { APP_ORIGIN: "http://[::1]:3000" }],
    ["providers are switched off", { LINE_PAY: "off", SMS: "off" }],
    ["settings are empty", { LINE_PAY_HOST: "", SERVICE: "", APP_ORIGIN: "" }],
  ])("is a demonstration when %s", (_when, env) => {
    expect(startKind(env)).toBe("demonstration");
    expect(launcher(env)).toEqual([]);
  });

  const services: [string, Record<string, string>][] = [
    ["the origin is https", { APP_ORIGIN: "https://shop.example" }],
    ["the origin is https on localhost", { APP_ORIGIN: "https://localhost:3000" }],
    ["SERVICE=1", { SERVICE: "1" }],
    ["a provider's host is on this machine", { SMS_HOST: "http://127.0.0.1:3102" }],
    ...PROVIDER_NAMES.flatMap((name) =>
      Object.entries(PROVIDER_EXAMPLES[name]).map(
        ([setting, value]): [string, Record<string, string>] => [
          `${setting} is set`,
          { [setting]: value },
        ],
      ),
    ),
  ];
  it.each(services)("is a service when %s", (_when, env) => {
    expect(startKind(env)).toBe("service");
  });
});

describe("a service", () => {
  it("starts when every provider is configured", () => {
    for (const part of ["launcher", "backend", "shop"] as const) {
      expect(startProblems(SERVICE, part)).toEqual([]);
    }
  });

  it("starts when every provider is switched off", () => {
    const off = Object.fromEntries(PROVIDER_NAMES.map((name) => [name, "off"]));
    const env = { ...SECRETS, ...off, APP_ORIGIN: "https://shop.example" };
    expect(launcher(env)).toEqual([]);
    expect(PROVIDER_NAMES.filter((name) => isOffered(env, name))).toEqual([]);
  });

  it("lists all problems at once: the settings of each provider and the way to do without it, and how to set each secret", () => {
    const problems = launcher({ SERVICE: "1" });
    expect(problems).toHaveLength(3 + PROVIDER_NAMES.length);
    for (const name of PROVIDER_NAMES) {
      expect(problems.join("\n")).toContain(`or do without it by ${name}=off`);
      for (const setting of Object.keys(PROVIDERS[name].needed)) {
        expect(problems.join("\n")).toContain(setting);
      }
    }
    for (const name of Object.keys(SECRETS))
      expect(problems.join("\n")).toContain(`${name} is missing: set it to a random text`);
  });

  describe.each(PROVIDER_NAMES)("with %s", (name: ProviderName) => {
    const needed = Object.keys(PROVIDERS[name].needed);

    it("does not start when this provider is neither configured nor switched off (RE-19)", () => {
      const env = serviceWithout(...Object.keys(PROVIDER_EXAMPLES[name]));
      expect(launcher(env)).toEqual([expect.stringContaining(`${name}=off`)]);
      expect(isOffered(env, name)).toBe(false);
    });

    it.each(needed)("does not start when %s alone is missing", (setting) => {
      for (const env of [serviceWithout(setting), { ...SERVICE, [setting]: "" }]) {
        const problems = launcher(env);
        expect(problems).toEqual([expect.stringContaining(setting)]);
        expect(problems[0]).toContain(`${name}=off`);
        expect(startProblems(env, "backend")).toEqual(problems);
      }
    });

    it.each(needed)("does not start when only %s is set", (setting) => {
      if (needed.length === 1) return;
      const others = needed.filter((other) => other !== setting);
      const problems = launcher(serviceWithout(...others));
      for (const other of others) {
        expect(problems).toContainEqual(expect.stringContaining(`${other} must be set`));
      }
      expect(problems).toHaveLength(others.length);
    });

    it("does not offer this provider when the provider is switched off, with or without its settings", () => {
      for (const rest of [SERVICE, serviceWithout(...Object.keys(PROVIDER_EXAMPLES[name]))]) {
        // A service without SMS must also switch Google and Apple off: after a sign-in with them, an SMS code verifies
        // the phone number.
        const env = {
          ...rest,
          ...(name === "SMS" && { GOOGLE: "off", APPLE: "off" }),
          [name]: "off",
        };
        expect(launcher(env)).toEqual([]);
        expect(isOffered(env, name)).toBe(false);
      }
    });

    it("does not start when this provider is switched off and half configured", () => {
      if (needed.length === 1) return;
      const env = {
        ...serviceWithout(...needed.slice(1)),
        [name]: "off",
        GOOGLE: "off",
        APPLE: "off",
      };
      const isHalf = (setting: string) => launcher(env).some((text) => text.startsWith(setting));
      expect(needed.slice(1).every(isHalf)).toBe(true);
    });
  });

  it.each([
    ["LINE_PAY_HOST", "ftp://pay.example", "must be an http(s) address"],
    ["PAYUNI_HASH_KEY", "short", "must have exactly 32 characters"],
    ["PAYUNI_HASH_IV", "short", "must have exactly 16 characters"],
    ["ICASH_PAY_PUBLIC_KEY", "AAAA", "must be a key in PEM form"],
    ["ICASH_PAY_BRIDGE_URL", "http://icash.example/ICP", "must be an https address"],
    ["GOOGLE_ISSUER", "http://id.example", "must be an https address"],
    ["CRM_ORG_ID", "12345", "must be an organisation id"],
    ["CRM_FIELD_TAX_ID", "00N 1", "must be a field's id"],
    ["LINE_PAY", "no", "write LINE_PAY=off"],
    ["SERVICE", "yes", "write SERVICE=1"],
    ["SERVICE", "0", "write SERVICE=1"],
    ["NODE_ENV", "test", "is for tests"],
    ["SEED", "7", "is for demonstrations and tests"],
    ["ORDER_SIMULATOR_SECONDS", "1,2,3", "is for demonstrations and tests"],
    ["RATE_LIMIT_SCALE", "50", "is for demonstrations and tests"],
    ["APP_ORIGIN", "http://shop.example", "write https://"],
    ["APP_ORIGIN", "http://192.168.1.5:3000", "write https://"],
    ["APP_ORIGIN", "http://127.0.0.1.shop.example", "write https://"],
    ["APP_ORIGIN", "http://localhost.shop.example", "write https://"],
    ["APP_ORIGIN", "javascript:alert(1)", "is no web address"],
    ["APP_ORIGIN", "shop", "is no web address"],
    ["BACKEND_SECRET", "short", "shorter than 32 characters"],
    ["BACKEND_SECRET", `${SECRETS.BACKEND_SECRET},short`, "shorter than 32 characters"],
    ["BACKEND_SECRET", SECRETS.SESSION_SECRET, "are the same"],
    ["BACKEND_KEY", SECRETS.BACKEND_SECRET, "are the same"],
  ])("does not start with %s=%s", (name, value, sentence) => {
    expect(launcher({ ...SERVICE, [name]: value })).toEqual([expect.stringContaining(sentence)]);
  });

  it.each(["RATE_LIMIT_SCALE=1", "ORDER_SIMULATOR_SECONDS=", "NODE_ENV=production", "SERVICE=1"])(
    "starts with %s",
    (setting) => {
      const [name = "", value = ""] = setting.split("=");
      expect(launcher({ ...SERVICE, [name]: value })).toEqual([]);
    },
  );

  it.each(["SESSION_SECRET", "BACKEND_SECRET", "BACKEND_KEY"] as const)(
    "does not start without %s",
    (name) => {
      expect(launcher(serviceWithout(name))).toEqual([
        expect.stringContaining(`${name} is missing`),
      ]);
    },
  );

  it("does not start with SMS=off while sign-in with Google or Apple is offered", () => {
    const env = { ...serviceWithout(...Object.keys(PROVIDER_EXAMPLES.SMS)), SMS: "off" };
    expect(launcher(env)).toHaveLength(2);
    expect(launcher({ ...env, GOOGLE: "off", APPLE: "off" })).toEqual([]);
  });
});

describe("a demonstration", () => {
  it.each([
    "http://shop.example",
    "http://192.168.1.5:3000",
    "http://0.0.0.0:3000",
    "http://localhost.shop.example",
  ])("does not start at %s, because other machines can reach this address", (APP_ORIGIN) => {
    for (const part of ["launcher", "backend", "shop", "sandbox"] as const) {
      const problems = startProblems({ ...SECRETS, APP_ORIGIN }, part);
      expect(problems).toEqual([expect.stringContaining("write https://")]);
    }
  });

  it("accepts the settings that are reserved for tests", () => {
    expect(
      launcher({
        NODE_ENV: "test",
        SEED: "7",
        ORDER_SIMULATOR_SECONDS: "1,2,3",
        RATE_LIMIT_SCALE: "50",
      }),
    ).toEqual([]);
  });
});

describe("startProblems of one process", () => {
  it("reports the missing secrets of a backend, even in a demonstration", () => {
    expect(startProblems({}, "backend")).toEqual([
      expect.stringContaining("BACKEND_SECRET is missing"),
      expect.stringContaining("BACKEND_KEY is missing"),
    ]);
  });

  it("reports a shop without SESSION_SECRET, and a service's shop without OP_LOGIN_URL", () => {
    expect(startProblems({}, "shop")).toEqual([
      expect.stringContaining("SESSION_SECRET is missing"),
    ]);
    const { SESSION_SECRET } = SECRETS;
    const env = { SESSION_SECRET, APP_ORIGIN: "https://shop.example" };
    expect(startProblems(env, "shop")).toEqual([expect.stringContaining("OP_LOGIN_URL")]);
    expect(startProblems({ ...env, OP: "off" }, "shop")).toEqual([]);
  });

  it.each([
    ["https://icash.example/ICP", []],
    ["http://127.0.0.1:3020", []],
    [
      "http://icash.example/ICP",
      [expect.stringMatching(/^ICASH_PAY_BRIDGE_URL must be an https address/)],
    ],
  ])(
    "requires https for the icash Pay URL of a shop or launcher, except on this machine: %s (PY-06)",
    (ICASH_PAY_BRIDGE_URL, problems) => {
      const { SESSION_SECRET } = SECRETS;
      const env = { SESSION_SECRET, APP_ORIGIN: "https://shop.example", OP: "off" };
      const BACKEND_URL = "https://api.example";
      expect(startProblems({ ...env, ICASH_PAY_BRIDGE_URL }, "shop")).toEqual(problems);
      expect(launcher({ ...env, BACKEND_URL, ICASH_PAY_BRIDGE_URL })).toEqual(problems);
    },
  );

  it("reports a sandbox that is started in a service", () => {
    for (const env of [SERVICE, { SERVICE: "1" }, { APP_ORIGIN: "https://shop.example" }]) {
      expect(startProblems(env, "sandbox")).toEqual([expect.stringContaining("sandbox")]);
    }
    expect(startProblems({}, "sandbox")).toEqual([]);
  });

  it("reports no missing provider when BACKEND_URL names an operator's own backend", () => {
    const { SESSION_SECRET } = SECRETS;
    const env = {
      SESSION_SECRET,
      APP_ORIGIN: "https://shop.example",
      BACKEND_URL: "https://api.example",
      OP_LOGIN_URL: "https://op.example/login",
    };
    expect(launcher(env)).toEqual([]);
    const own = { ...env, BACKEND_URL: "http://127.0.0.1:3001" };
    expect(launcher(own).length).toBeGreaterThan(PROVIDER_NAMES.length);
  });
});

it.each(["redis", "127.0.0.1:6379", "http://127.0.0.1:6379", "redis://"])(
  "refuses the REDIS_URL %s, which is not the URL of a Redis server (OP-10)",
  (REDIS_URL) => {
    const [problem, ...others] = launcher({ REDIS_URL });
    expect(problem).toMatch(/^REDIS_URL is no address/);
    expect(others).toEqual([]);
  },
);

it.each(["redis://127.0.0.1:6379", "rediss://user:password@cache.example:6380/1"])(
  "accepts the REDIS_URL %s without connecting to the server",
  (REDIS_URL) => expect(launcher({ REDIS_URL })).toEqual([]),
);

it.each(["collector", "127.0.0.1:4318", "grpc://collector:4317"])(
  "refuses the trace collector %s, which is not an http(s) URL (OP-13)",
  (OTEL_EXPORTER_OTLP_ENDPOINT) => {
    const problems = launcher({ OTEL_EXPORTER_OTLP_ENDPOINT });
    expect(problems).toEqual([expect.stringMatching(/^OTEL_EXPORTER_OTLP_ENDPOINT is no address/)]);
  },
);

it.each(["all", "1.5", "-1", "10%"])(
  "refuses the trace sampling rate %s, which is not a number between 0 and 1 (OP-13)",
  (OTEL_TRACES_SAMPLER_ARG) => {
    const problems = launcher({ OTEL_TRACES_SAMPLER_ARG });
    expect(problems).toEqual([expect.stringMatching(/^OTEL_TRACES_SAMPLER_ARG=.* is no share/)]);
  },
);

it("accepts a trace collector and a sampling rate without connecting to the collector", () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = "http://127.0.0.1:4318";
  expect(launcher({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: "0.1" })).toEqual([]);
});
