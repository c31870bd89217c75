import { CODE } from "@/lib/contracts/answer-code";
import { TEST_KEY } from "./test-secrets";

process.env.BACKEND_KEY = TEST_KEY;

/**
 * Replaces `fetch` with a stand-in for an operator's own backend. The stand-in answers the given paths with data, and
 * all other paths with HTTP 404. Returns a list to which the URL of each request is added.
 */
export function serveBackend(answers: Record<string, (query: URLSearchParams) => unknown>): URL[] {
  const requests: URL[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const url = new URL(String(input));
    requests.push(url);
    const answer = answers[url.pathname];
    return answer
      ? Response.json({ code: CODE.ok, data: answer(url.searchParams) })
      : new Response("<h1>Not Found</h1>", { status: 404 });
  });
  return requests;
}
