import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createGzip } from "node:zlib";
import { completeAnswer } from "@/lib/server/complete-answer";
import { errorDocument } from "@/lib/server/error-document";

const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'";

let server: Server;
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  server = createServer((_request, response) => {
    completeAnswer(response);
    response.setHeader("x-request-id", "request-1");
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function ask(write: typeof answer, init: RequestInit = {}): Promise<Response> {
  answer = write;
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/`, init);
}

test.each<[string, typeof answer]>([
  ["JSON", (response) => response.setHeader("content-type", "application/json").end("{}")],
  [
    "an empty answer with a location",
    (response) => response.writeHead(204, { location: "/home" }).end(),
  ],
  ["text that is written in parts", (response) => response.write("a") && response.end("b")],
  [
    "an early refusal",
    (response) => response.writeHead(414, { "content-type": "text/plain" }).end("x"),
  ],
  [
    "HTML without its own policy",
    (response) => response.setHeader("content-type", "text/html").end("<p>"),
  ],
])("completeAnswer gives %s the strictest content security policy", async (_what, write) => {
  expect((await ask(write)).headers.get("content-security-policy")).toBe(STRICT_POLICY);
});

test("completeAnswer keeps the content security policy and the content-length of a page", async () => {
  const kept = await ask((response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.appendHeader("content-security-policy", "default-src 'self'");
    response.statusCode = 503;
    response.end("<p>page</p>");
  });
  expect(kept.headers.get("content-security-policy")).toBe("default-src 'self'");
  expect(kept.headers.get("content-length")).toBe("11");
  expect(await kept.text()).toBe("<p>page</p>");
});

test.each([
  ["s-maxage=60, stale-while-revalidate=3540", "public, max-age=0, s-maxage=60"],
  ["s-maxage=31536000", "public, max-age=0, s-maxage=60"],
  ["s-maxage=5", "public, max-age=0, s-maxage=5"],
  ["private, no-store", "private, no-store"],
  ["public, max-age=3600, s-maxage=86400", "public, max-age=3600, s-maxage=86400"],
])("completeAnswer turns Cache-Control: %s into %s (RB-11)", async (value, expected) => {
  const { headers } = await ask((response) =>
    response.setHeader("cache-control", value).end("<p>page</p>"),
  );
  expect(headers.get("cache-control")).toBe(expected);
});

describe("a page that failed while it was rendered", () => {
  const sendBroken = (response: ServerResponse) => {
    response.statusCode = 500;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-length", 31);
    return response.setHeader("etag", '"x"');
  };
  const HTML = "<script>self.__next_f</script>";
  const ERROR_POLICY = /^default-src 'none'; style-src 'sha256-[^']+'; /;

  test.each<[string, typeof answer]>([
    ["sent at once", (response) => sendBroken(response).end(HTML)],
    ["sent in parts", (response) => sendBroken(response).write(HTML) && response.end()],
    [
      "sent with compression",
      (response) => {
        sendBroken(response);
        response.setHeader("content-encoding", "gzip");
        response.writeHead(500);
        const gzip = createGzip();
        gzip.on("data", (chunk) => response.write(chunk)).on("end", () => response.end());
        gzip.end(HTML);
      },
    ],
  ])("is replaced by the error document: %s", async (_how, write) => {
    const error = await ask(write);
    expect(error.status).toBe(500);
    expect(await error.text()).toBe(errorDocument("zh-TW", "request-1"));
    expect(error.headers.get("etag")).toBeNull();
    expect(error.headers.get("content-security-policy")).toMatch(ERROR_POLICY);
  });

  test("has status 500 and the policy of the error document in the answer to HEAD", async () => {
    const error = await ask((response) => sendBroken(response).end(), {
      method: "HEAD",
    });
    expect(error.status).toBe(500);
    expect(error.headers.get("etag")).toBeNull();
    expect(error.headers.get("content-security-policy")).toMatch(ERROR_POLICY);
  });
});

test.each([
  [
    "zh-TW",
    '<html lang="zh-Hant-TW">',
    'href="/"',
    'href="/orderList"',
    "<small>錯誤代碼 request-1</small>",
  ],
  [
    "en",
    '<html lang="en">',
    'href="/en"',
    'href="/en/orderList"',
    "<small>Error code request-1</small>",
  ],
] as const)(
  "the error document in %s links the intro and the order list, shows the request id and contains no script and no external file (ER-02, LN-08, OP-08)",
  (locale, ...parts) => {
    const document = errorDocument(locale, "request-1");
    expect(document).not.toMatch(/<script|<link|src=| style=/);
    for (const part of parts) expect(document).toContain(part);
  },
);

test("an English page that fails is replaced by the English error document (LN-08)", async () => {
  const { port } = server.address() as AddressInfo;
  answer = (response) => {
    response.setHeader("content-type", "text/html");
    response.writeHead(500).end("x");
  };
  const error = await fetch(`http://127.0.0.1:${port}/en/store/1/1`);
  expect(await error.text()).toContain('<html lang="en">');
});
