export type SpecAnswer = { status: number; body: Record<string, unknown>; html: string };

type Fields = Record<string, string | number | null>;

/** Creates a client that sends what the specification requires of a main client: cookies, JSON and three headers. */
export function createSpecClient(origin: string, tokenCookie = "op_csrf") {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<SpecAnswer> {
    const headers = new Headers(init.headers);
    headers.set("Client-Type", "web");
    headers.set("Version-Code", "2023062418");
    const token = cookies.get(tokenCookie);
    if (token) headers.set("X-Token", token);
    headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const response = await fetch(`${origin}${path}`, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) storeCookie(line);
    const html = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return { status: response.status, body: isJson ? JSON.parse(html) : {}, html };
  }

  function storeCookie(line: string): void {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  const get = (path: string, query: Fields = {}) =>
    send(`${path}?${new URLSearchParams(toText(query))}`);

  const post = (path: string, body: Fields = {}) =>
    send(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });

  return { get, post, send, cookies };
}

const toText = (query: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value ?? "")]));
