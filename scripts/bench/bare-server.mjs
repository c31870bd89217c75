import { createServer } from "node:http";
import { gzipSync } from "node:zlib";

const HTML = `<!doctype html><html lang="zh-Hant-TW"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>福饕</title></head>
<body><h1>今天想吃什麼</h1><p>輸入地址，馬上看附近的餐廳</p></body></html>`;

/** A server that answers every request with the same compressed bytes. No Node server on this machine can be faster. */
export function bareServer(bytes) {
  const headers = {
    "content-type": "text/html",
    "content-encoding": "gzip",
    "content-length": bytes.length,
  };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () =>
      resolve({ url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }),
    ),
  );
}

/** A site of one page with two lines of text, without styles or scripts: the lower bound for the paint times. */
export async function openBareSite() {
  const { url, close } = await bareServer(gzipSync(HTML));
  return { name: "bare", base: url, pages: [{ name: "two lines of text", path: "" }], close };
}
