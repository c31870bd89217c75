import { POST as login } from "@/app/api/session/login/route";
import { CODE } from "@/lib/contracts/answer-code";
import { publicRoute } from "@/lib/routing/public-route";
import { openSession } from "@/lib/server/sealed-session";
import { GET as arrive } from "../../../../app/api/session/arrive/route";
import { GET as sessionCheck } from "../../../../app/api/session/route";
import { beginSignIn } from "../../../setup/complete-provider-return";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";

/** A text with one character more than a code or a state may have. */
const LONG = "x".repeat(201);

let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
beforeEach(async () => {
  backend = await createTestBackend();
  browser = createTestBrowser(backend);
});
afterEach(() => backend.close());

/** Opens a public URL. Returns the redirect and the sign-in code that is then in the session. */
async function open(address: string) {
  const { url } = publicRoute(address) as { url: string };
  const answer = await browser.visit(arrive, url);
  const { signInCode } = await openSession();
  return { answer, location: answer.headers.get("location"), signInCode };
}

it.each([
  ["/third/oplogin?v=c0de&state=s3cret", "/third/oplogin?v=1", { v: "c0de", state: "s3cret" }],
  ["/THIRD/oplogin?v=c0de&state=s3cret", "/THIRD/oplogin?v=1", { v: "c0de", state: "s3cret" }],
  ["/?v1=c0de.1.sig&utm_source=app", "/?utm_source=app&v1=1", { v: "c0de.1.sig" }],
  ["/checkout?v1=c0de&v3=OPN-1", "/checkout?v3=OPN-1&v1=1", { v: "c0de" }],
])(
  "stores the code of %s in the session and redirects to %s (LG-14, LG-15)",
  async (link, location, code) => {
    await beginSignIn();
    const opened = await open(link);
    expect(opened).toMatchObject({ location, signInCode: code });
    expect(opened.answer.status).toBe(303);
    expect(opened.answer.headers.get("cache-control")).toBe("no-store");
    expect(opened.answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(publicRoute(location).kind).toBe("page");
  },
);

it.each([
  ["/third/oplogin?v=c0de", "/third/oplogin"],
  ["/third/oplogin?v=c0de&state=forged", "/third/oplogin"],
])(
  "%s is redirected to the page without the code, and the code is not stored, if this session began no sign-in (LG-14)",
  async (link, location) => {
    const opened = await open(link);
    expect(opened.location).toBe(location);
    expect(opened.signInCode).toBeUndefined();
  },
);

it.each([
  ["code of a return", `/third/oplogin?v=${LONG}&state=s3cret`, "/third/oplogin"],
  ["state of a return", `/third/oplogin?v=c0de&state=${LONG}`, "/third/oplogin"],
  ["code of a v1 link", `/checkout?v1=${LONG}&v3=OPN-1`, "/checkout?v3=OPN-1"],
])(
  "the %s is removed from the URL and not stored if it has more than 200 characters",
  async (_what, link, location) => {
    await beginSignIn();
    const opened = await open(link);
    expect(opened.location).toBe(location);
    expect(opened.signInCode).toBeUndefined();
  },
);

describe("a return without state (LG-14)", () => {
  const RETURN = "/third/oplogin?v=c0de";
  beforeEach(async () => {
    await browser.get(sessionCheck, "/api/session");
    expect((await browser.post(login, "/api/session/login", {})).envelope.code).toBe(CODE.ok);
  });
  afterEach(() => jest.useRealTimers());

  it("is accepted once in the session that began the sign-in", async () => {
    expect((await open(RETURN)).signInCode).toEqual({ v: "c0de", isOwn: true });
    expect((await open(RETURN)).location).toBe("/third/oplogin");
  });

  it("is not accepted 15 minutes after the sign-in began", async () => {
    jest.useFakeTimers({ now: Date.now() + 15 * 60_000, doNotFake: ["nextTick", "setImmediate"] });
    expect((await open(RETURN)).location).toBe("/third/oplogin");
  });
});

it.each(["//evil.example/", "/\\evil.example", "https://evil.example/", ""])(
  "redirects to the intro page instead of the URL %j (LG-34)",
  async (at) => {
    const answer = await browser.visit(
      arrive,
      `/api/session/arrive?${new URLSearchParams({ at, v1: "c0de" })}`,
    );
    expect(answer.headers.get("location")).toBe("/");
  },
);

it.each([
  "/third/oplogin?v=1",
  "/?v1=",
  "/checkout?v1=1&v3=OPN-1",
  "/third/oplogin?error=access_denied",
])("%s opens the page itself and not the handler /api/session/arrive", (address) => {
  expect(publicRoute(address).kind).toBe("page");
});
