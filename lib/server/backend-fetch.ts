import "server-only";
import { env } from "./env";

/** Every request to the backend goes out here: it carries the key by which the backend knows this shop. */
export function backendFetch(url: URL, init: RequestInit): Promise<Response> {
  const { BACKEND_KEY, BACKEND_KEY_HEADER } = env();
  const headers = new Headers(init.headers);
  if (BACKEND_KEY !== "") headers.set(BACKEND_KEY_HEADER, BACKEND_KEY);
  return fetch(url, { ...init, headers });
}

/** An address of the backend, whose own path prefix is kept out of it. */
export function backendUrl(path: string): URL {
  return new URL(path, env().BACKEND_URL);
}
