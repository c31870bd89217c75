import { handlersByDomain } from "@/backend/handlers";
import { openapiDocument } from "@/backend/openapi";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";

type Operation = {
  operationId: string;
  tags: string[];
  security: Record<string, []>[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, unknown> };
};
type Document = { components: { schemas: Record<string, unknown> } };
type RoutedOperation = Operation & { method: "GET" | "POST"; path: string };

let operations: RoutedOperation[];
let backend: TestBackend;

beforeAll(async () => {
  const { paths } = await openapiDocument();
  operations = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase() as RoutedOperation["method"],
      path,
    })),
  );
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const operation = (name: string) => operations.find(({ operationId }) => operationId === name);
const credentials = (name: string) => operation(name)?.security.map((way) => Object.keys(way));

test("the document describes each call that has a handler exactly once", () => {
  const names = Object.values(handlersByDomain).flatMap((handlers) => Object.keys(handlers));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(names.sort());
});

test("the document describes only routes that the backend registers", () => {
  const missing = operations.filter(({ method, path }) => {
    const url = path.replaceAll(/\{(\w+)\}/g, ":$1");
    return !backend.app.hasRoute({ method, url });
  });
  expect(missing).toEqual([]);
});

test("the document tags each call with the domain of the call's handler", () => {
  expect(operation("ordering")?.tags).toEqual(["checkout"]);
  expect(operation("bindCard")?.tags).toEqual(["payments"]);
});

test("the document says of each parameter whether it is in the path or in the query", () => {
  expect(operation("storeFoods")?.parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: "id", in: "path", required: true }),
      expect.objectContaining({ name: "page", in: "query", required: false }),
    ]),
  );
});

test("the document refers only to schemas that it contains", async () => {
  const text = JSON.stringify(await openapiDocument());
  const { components }: Document = JSON.parse(text);
  const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter(([, name = ""]) => !components.schemas[name])).toEqual([]);
});

test("the document describes an upload as multipart/form-data", () => {
  expect(Object.keys(operation("uploadImage")?.requestBody?.content ?? {})).toEqual([
    "multipart/form-data",
  ]);
});

test.each([
  ["a public call", "storeDetail", [["shopKey"]]],
  ["a read by a member", "orderDetail", [["shopKey", "session"]]],
  ["a change by anyone", "requestOtpEncrypt", [["shopKey", "session", "antiForgery"]]],
  [
    "an order by a member or in a courier session",
    "ordering",
    [
      ["shopKey", "session", "antiForgery"],
      ["shopKey", "session", "antiForgery", "courierSession"],
    ],
  ],
  [
    "an order by a client that sends a cookie instead of the anti-forgery header",
    "exOrdering",
    [["shopKey"], ["shopKey", "session", "antiForgeryCookie"]],
  ],
])(
  "the document describes the credentials that the backend requires for %s",
  (_kind, name, wanted) => {
    expect(credentials(name)).toEqual(wanted);
  },
);
