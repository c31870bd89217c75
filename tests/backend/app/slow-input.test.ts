import type { InjectOptions } from "fastify";
import { type Endpoint, type EndpointName, endpoints } from "../../../lib/contracts/endpoints.ts";
import { insertMember } from "../../factories/member-rows";
import {
  adversarial,
  filled,
  leastTime,
  SHAPES,
  textFields,
  withText,
} from "../../setup/adversarial-text";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../setup/in-process-backend";

jest.setTimeout(120_000);

const ALLOWED_MS = 20;
/** The first four fields of this length fit into the largest body. */
const LONG = 60_000;
const FIELDS_AT_ONCE = 4;
/** The whole address may have 8 KB. */
const QUERY_BYTES = 7_000;
const HEADER_BYTES = 15_000;
/** No code is slow on less text. */
const SHORT = 30;

let backend: TestBackend;
let session: TestSession;
beforeAll(async () => {
  backend = await createTestBackend({ env: { RATE_LIMIT_SCALE: "1000000" } });
});
// A call may end the session, or change its member.
beforeEach(async () => {
  session = await backend.asMember(await insertMember(backend.db));
});
afterAll(() => backend.close());

const rows = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, row]) => ["main", "opn"].includes(row.client) && !row.sameCallAs,
);
const bodies = rows.flatMap(([name, row]) => (row.body ? [{ name, schema: row.body }] : []));
const queries = rows.flatMap(([name, row]) => (row.query ? [{ name, schema: row.query }] : []));
const paths = rows.filter(([, row]) => row.params).map(([name]) => name);

const headers = () => ({
  cookie: `sid=${session.sid}; XSRF-TOKEN=${session.token}`,
  "x-xsrf-token": session.token,
});
const send = (options: InjectOptions) =>
  backend.app.inject({ ...options, headers: { ...headers(), ...options.headers } });
const post = (name: EndpointName, body: unknown) =>
  send({
    method: "POST",
    url: endpoints[name].path,
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(body),
  });
const get = (name: EndpointName, query: string) =>
  send({ method: endpoints[name].method, url: `${pathOf(name, "1")}?${query}` });
const pathOf = (name: EndpointName, id: string) =>
  endpoints[name].path.replace(/:\w+/g, () => encodeURIComponent(id));

/** Compares each attack with the same call with its ordinary text; returns those that take too long. */
async function slowOnes(ordinary: () => unknown, attacks: [string, () => unknown][]) {
  await ordinary();
  const base = await leastTime(ordinary, 1, 5);
  const slow: string[] = [];
  for (const [what, attack] of attacks) {
    const time = await leastTime(attack, base + ALLOWED_MS);
    if (time >= base + ALLOWED_MS)
      slow.push(`${what}: ${Math.round(time)} ms, not ${Math.round(base)}`);
  }
  return slow;
}

it("the table has texts to try", () => {
  const fields = [...bodies, ...queries].flatMap(({ schema }) =>
    textFields(schema).flatMap((part) => part.fields),
  );
  expect(fields.length).toBeGreaterThan(200);
  expect(fields.filter(({ max }) => max === 0)).toEqual([]);
});

it.each(bodies)(
  "the body of $name is refused as fast as any when its texts are long",
  async ({ name, schema }) => {
    for (const { example, fields } of textFields(schema)) {
      const chunks = Array.from(
        { length: Math.ceil(fields.length / FIELDS_AT_ONCE) },
        (_none, at) => fields.slice(at * FIELDS_AT_ONCE, (at + 1) * FIELDS_AT_ONCE),
      );
      const attacks = SHAPES.flatMap((shape) =>
        chunks.flatMap((chunk): [string, () => unknown][] => {
          const long = chunk.reduce(
            (body, { path }) => withText(body, path, adversarial(shape, LONG)),
            example,
          );
          return [
            [
              `${shape.what} in ${chunk.map(({ path }) => path.join(".")).join(", ")}`,
              () => post(name, long),
            ],
          ];
        }),
      );
      expect(await slowOnes(() => post(name, {}), attacks)).toEqual([]);
    }
  },
);

it.each(bodies)(
  "the body of $name is answered as fast as any when its texts are as long as allowed",
  async ({ name, schema }) => {
    for (const { example, fields } of textFields(schema)) {
      const attacks = SHAPES.map((shape): [string, () => unknown] => {
        const longest = fields.reduce(
          (body, { path, max }) => withText(body, path, filled(shape, Math.min(max, LONG))),
          example,
        );
        return [shape.what, () => post(name, longest)];
      });
      const alone = fields
        .filter(({ max }) => max > SHORT)
        .flatMap(({ path, max }) =>
          SHAPES.map((shape): [string, () => unknown] => [
            `${shape.what} in ${path.join(".")}`,
            () => post(name, withText(example, path, filled(shape, Math.min(max, LONG)))),
          ]),
        );
      expect(await slowOnes(() => post(name, example), [...attacks, ...alone])).toEqual([]);
    }
  },
);

it.each(queries)(
  "the query of $name is answered as fast as any, however long its texts are",
  async ({ name, schema }) => {
    for (const { example, fields } of textFields(schema)) {
      const query = (text: Record<string, string> = {}) =>
        String(new URLSearchParams({ ...(example as Record<string, string>), ...text }));
      const attacks = fields.flatMap(({ path, max }) =>
        SHAPES.flatMap((shape) => {
          const bytes = encodeURIComponent(shape.part).length / shape.part.length;
          return [Math.floor(QUERY_BYTES / bytes), max].map((length): [string, () => unknown] => [
            `${shape.what} (${length}) in ${path.join(".")}`,
            () => get(name, query({ [String(path[0])]: adversarial(shape, length).trimEnd() })),
          ]);
        }),
      );
      expect(await slowOnes(() => get(name, query()), attacks)).toEqual([]);
    }
  },
);

it.each(paths)(
  "the path of %s is answered as fast as any, however long its parts are",
  async (name) => {
    const attacks = SHAPES.map((shape): [string, () => unknown] => [
      shape.what,
      () => send({ method: "GET", url: pathOf(name, adversarial(shape, 700)) }),
    ]);
    expect(await slowOnes(() => get(name, ""), attacks)).toEqual([]);
  },
);

it.each([
  "cookie",
  "x-xsrf-token",
  "x-address",
  "x-device",
  "x-forwarded-for",
  "x-backend-key",
  "idempotency-key",
  "user-agent",
  "content-type",
  "last-event-id",
  "x-icp-signature",
])("the header %s is answered as fast as any, however long it is", async (header) => {
  const ask = (method: "GET" | "POST", value?: string) =>
    send({
      method,
      url: method === "GET" ? endpoints.refresh.path : endpoints.outLogin.path,
      headers: {
        ...(value !== undefined && {
          [header]: header === "cookie" ? `sid=${value}; XSRF-TOKEN=${value}` : value,
        }),
      },
      ...(method === "POST" && { payload: "{}" }),
    });
  const attacks = SHAPES.flatMap((shape) =>
    (["GET", "POST"] as const).map((method): [string, () => unknown] => {
      const text = Buffer.from(adversarial(shape, HEADER_BYTES).trimEnd())
        .subarray(0, HEADER_BYTES)
        .toString("latin1");
      return [`${method} with ${shape.what}`, () => ask(method, text)];
    }),
  );
  expect(await slowOnes(() => ask("GET"), attacks)).toEqual([]);
});

describe("a body of an unusual shape is refused as fast as any (S13)", () => {
  const SIZE = 250_000;
  it.each([
    ["arrays in arrays", "[".repeat(SIZE / 2) + "]".repeat(SIZE / 2)],
    ["objects in objects", '{"a":'.repeat(SIZE / 6) + "1" + "}".repeat(SIZE / 6)],
    [
      "thousands of names",
      `{${Array.from({ length: 20_000 }, (_none, n) => `"k${n}":1`).join(",")}}`,
    ],
    ["a list of thousands", `{"items":[${"1,".repeat(SIZE / 2)}1]}`],
    ["a number without end", '{"filled_seconds":1e400}'],
    ["a long number", `{"filled_seconds":${"9".repeat(SIZE)}}`],
    ["a name of the prototype", '{"__proto__":{"a":1},"constructor":{"prototype":{}}}'],
    ["a string without end", `{"a":"${"\\".repeat(SIZE)}`],
  ])("%s", async (_what, payload) => {
    const ask = (name: EndpointName) =>
      send({
        method: "POST",
        url: endpoints[name].path,
        headers: { "content-type": "application/json" },
        payload,
      });
    for (const { name } of bodies)
      expect([name, (await ask(name)).statusCode]).toEqual([name, 400]);
    const attacks = (["thirdLogin", "ordering", "joinUs"] as const).map(
      (name): [string, () => unknown] => [name, () => ask(name)],
    );
    expect(await slowOnes(() => post("thirdLogin", { a: 1 }), attacks)).toEqual([]);
    expect(({} as { a?: number }).a).toBeUndefined();
  });
});
