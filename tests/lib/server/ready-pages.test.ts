import { createHash } from "node:crypto";
import {
  createServer,
  get as httpGet,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { zstdDecompressSync } from "node:zlib";
import { completeAnswer } from "@/lib/server/complete-answer";
import { createReadyPages } from "@/lib/server/ready-pages";
import { createStoreVersions } from "@/lib/server/store-versions";

/** The internal path that the request guard would give to the request. */
let url: string;
/** The current time in milliseconds. */
let time = 0;
/** The number of requests that reached Next.js. */
let requestCount = 0;
let next: RequestListener;
let server: Server;
let readyPages: ReturnType<typeof createReadyPages>;
let versions: ReturnType<typeof createStoreVersions>;

beforeEach(async () => {
  url = "/zh-TW/home/107/1";
  time = 0;
  requestCount = 0;
  next = cachedPage("便當");
  versions = createStoreVersions();
  readyPages = createReadyPages({ now: () => time, versions });
  server = createServer((request, response) => {
    completeAnswer(response);
    response.setHeader("x-request-id", `request-${request.headers["x-id"]}`);
    const { method = "", headers } = request;
    const guarded = {
      method,
      url,
      headers: { "x-public-url": "/home", ...headers },
      peer: "",
    };
    const passed = readyPages.answer(guarded, response);
    if (passed === null) return;
    requestCount += 1;
    Object.assign(request, { headers: passed.headers });
    next(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Makes a stand-in for Next.js that has a page with this text in its page cache and streams the page. */
function cachedPage(text: string, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("cache-control", "private, no-cache");
    response.setHeader("x-nextjs-cache", "HIT");
    response.setHeader("etag", `"${text}"`.replace(/[^\w"]/g, "x"));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.writeHead(200);
    response.flushHeaders();
    response.write("<p>");
    response.end(`${text}</p>`);
  };
}

async function get(headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/home`, { method, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/**
 * Returns the headers and the undecoded bytes of the answer. It does not use fetch(), which cannot decode dictionary
 * compression.
 */
async function getBytes(headers: Record<string, string>) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((resolve) => {
    httpGet({ port, host: "127.0.0.1", headers }, async (response) =>
      resolve({ headers: response.headers, bytes: await buffer(response) }),
    );
  });
}

test.each([
  ["br", "gzip, deflate, br, zstd"],
  ["gzip", "gzip, deflate"],
  ["gzip", "br;q=0, gzip;q=0.5"],
])("a page is sent in %s to a client that accepts %s", async (encoding, accepted) => {
  next = cachedPage("便當", { vary: "rsc, Accept-Encoding" });
  const { headers, text } = await get({ "accept-encoding": accepted });
  expect(headers.get("content-encoding")).toBe(encoding);
  expect(headers.get("vary")).toBe("rsc, Accept-Encoding");
  expect(headers.get("cache-control")).toBe("private, no-cache");
  expect(text).toBe("<p>便當</p>");
});

test("a client that accepts no compression gets an uncompressed page", async () => {
  const { headers, text } = await get({ "accept-encoding": "identity" });
  expect(headers.get("content-encoding")).toBeNull();
  expect(text).toBe("<p>便當</p>");
});

test("a request within a second gets the kept page without Next.js, with a request id of its own", async () => {
  await get({ "x-id": "1" });
  time = 999;
  const { headers, text } = await get({ "x-id": "2" });
  expect({ requestCount, text, id: headers.get("x-request-id") }).toEqual({
    requestCount: 1,
    text: "<p>便當</p>",
    id: "request-2",
  });
});

test("when a kept page is one second old, one request renews the page, and other requests get the old page in the meantime", async () => {
  await get();
  time = 1_000;
  const answers: (() => void)[] = [];
  next = (request, response) => {
    answers.push(() => cachedPage("new")(request, response));
  };
  const renewing = get();
  while (answers.length === 0) await new Promise(setImmediate);
  expect((await get()).text).toBe("<p>便當</p>");
  answers[0]?.();
  expect((await renewing).text).toBe("<p>new</p>");
  expect((await get()).text).toBe("<p>new</p>");
  expect(requestCount).toBe(2);
});

test("after two seconds no request gets the old kept page", async () => {
  await get();
  time = 2_000;
  next = cachedPage("new");
  expect((await get()).text).toBe("<p>new</p>");
});

test("a request with the ETag of the kept page gets 304 without Next.js", async () => {
  const { headers } = await get();
  const etag = headers.get("etag") ?? "";
  const { status, text } = await get({ "if-none-match": etag });
  expect({ status, text, requestCount }).toEqual({ status: 304, text: "", requestCount: 1 });
});

test.each([
  ["a page that was rendered for one request", cachedPage("a", { "x-nextjs-cache": "" })],
  ["an answer with a cookie", cachedPage("a", { "set-cookie": "utm=1" })],
  [
    "a page with no-store, which only members may see (RB-01)",
    cachedPage("a", { "cache-control": "private, no-store" }),
  ],
])("%s is not kept", async (_what, page) => {
  next = page;
  await get();
  await get();
  expect(requestCount).toBe(2);
});

test.each<[string, Record<string, string>, string]>([
  ["of the Next.js router in the browser", { rsc: "1" }, "GET"],
  [
    "of a campaign link, whose answer sets a cookie",
    { "x-public-url": "/home?utm_source=a" },
    "GET",
  ],
  ["with another method", {}, "POST"],
])("a request %s goes to Next.js", async (_what, headers, method) => {
  await get();
  await get(headers, method);
  expect(requestCount).toBe(2);
});

test("a 404 page is compressed but not kept", async () => {
  next = (_request, response) => {
    response.setHeader("x-nextjs-cache", "HIT");
    response.writeHead(404, { "content-type": "text/html" }).end("<p>none</p>");
  };
  const { status, headers, text } = await get();
  await get();
  expect({ status, text, requestCount }).toEqual({
    status: 404,
    text: "<p>none</p>",
    requestCount: 2,
  });
  expect(headers.get("content-encoding")).toBe("gzip");
});

test("only a kept page has the header x-accel-expires, by which nginx keeps the page for a second", async () => {
  expect((await get()).headers.get("x-accel-expires")).toBe("1");
  next = cachedPage("a", { "cache-control": "private, no-store" });
  url = "/zh-TW/login";
  expect((await get()).headers.get("x-accel-expires")).toBeNull();
});

test("a redirect of Next.js passes unchanged", async () => {
  next = (_request, response) => {
    response.writeHead(307, { location: "/login" }).end("/login");
  };
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([307, "/login"]);
});

test("a page that failed during rendering is replaced by the error document", async () => {
  next = (_request, response) => {
    response.statusCode = 500;
    response.setHeader("content-type", "text/html");
    response.end("<script>x</script>");
  };
  const { status, text } = await get();
  expect(status).toBe(500);
  expect(text).not.toContain("<script>x");
});

describe("a compression dictionary for pages (RFC 9842)", () => {
  const menu = Array.from({ length: 500 }, (_, at) => `<li>dish ${at}</li>`).join("");

  /** Requests a store page, which becomes the dictionary. Then loads the dictionary from the link header. */
  async function loadDictionary() {
    url = "/zh-TW/store/1/1";
    next = cachedPage(menu);
    await get();
    const link = (await get()).headers.get("link") ?? "";
    url = /^<(.+)>; rel="compression-dictionary"$/.exec(link)?.[1] ?? "";
    const { headers, text } = await get({ "accept-encoding": "br" });
    const hash = createHash("sha256").update(text).digest();
    return { headers, text, hash, name: `:${hash.toString("base64")}:` };
  }

  test("the first store page becomes a dictionary file that browsers keep for all documents", async () => {
    const { headers, text, hash } = await loadDictionary();
    expect(url).toBe(`/page-dictionary/${hash.toString("hex")}`);
    expect(text).toBe(`<p>${menu}</p>`);
    expect(headers.get("use-as-dictionary")).toBe('match="/*", match-dest=("document")');
    expect(headers.get("cache-control")).toBe("public, max-age=604800, immutable");
  });

  test("a browser with the dictionary gets a page in dcz compression, which needs few bytes", async () => {
    const { text: dictionary, hash, name } = await loadDictionary();
    url = "/zh-TW/store/2/1";
    next = cachedPage(`${menu}<li>another dish</li>`);
    const requestHeaders = {
      "accept-encoding": "gzip, br, dcb, dcz",
      "available-dictionary": name,
    };
    const { headers, bytes } = await getBytes(requestHeaders);
    expect(headers["content-encoding"]).toBe("dcz");
    expect(headers.vary).toBe("Accept-Encoding, Available-Dictionary");
    expect(bytes.subarray(8, 40)).toEqual(hash);
    expect(bytes.length).toBeLessThan(120);
    const page = zstdDecompressSync(bytes.subarray(40), { dictionary: Buffer.from(dictionary) });
    expect(page.toString()).toBe(`<p>${menu}<li>another dish</li></p>`);
  });

  test.each([
    ["another dictionary", { "accept-encoding": "br, dcz", "available-dictionary": ":AAAA:" }],
    ["no dictionary", { "accept-encoding": "br, dcz" }],
  ])("a browser with %s gets the page in br compression", async (_what, requestHeaders) => {
    await loadDictionary();
    url = "/zh-TW/store/2/1";
    expect((await get(requestHeaders)).headers.get("content-encoding")).toBe("br");
  });

  test("a page that was rendered for one request does not become the dictionary", async () => {
    url = "/zh-TW/store/1/1";
    next = cachedPage(menu, { "x-nextjs-cache": "" });
    await get();
    expect((await get()).headers.get("link")).toBeNull();
  });
});

test("a kept page is removed at once when a store on the page changes (OP-11)", async () => {
  next = cachedPage("120", { "x-page-stores": "0,store:7" });
  await get();
  versions.add({ stores: [8], version: 1 });
  expect((await get()).text).toContain("120");
  expect(requestCount).toBe(1);
  versions.add({ stores: [7], version: 2 });
  next = cachedPage("130", { "x-page-stores": "2,store:7" });
  expect((await get()).text).toContain("130");
  expect((await get()).text).toContain("130");
  expect(requestCount).toBe(2);
});

test("a page whose store changed during rendering is not kept", async () => {
  next = (request, response) => {
    versions.add({ stores: [7], version: 1 });
    cachedPage("120", { "x-page-stores": "0,store:7" })(request, response);
  };
  await get();
  await get();
  expect(requestCount).toBe(2);
});

test("the internal header x-page-stores is not sent to the browser", async () => {
  next = cachedPage("120", { "x-page-stores": "0,store:7" });
  for (const _time of [1, 2]) expect((await get()).headers.has("x-page-stores")).toBe(false);
});
