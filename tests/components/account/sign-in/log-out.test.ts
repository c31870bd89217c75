import { checkSession, logOut } from "@/lib/client/session";
import { readStored, writeStored } from "@/lib/client/storage";
import { CODE } from "@/lib/contracts/codes";
import { makeSessionMember } from "../../../factories/session-members";
import { countReloads, recordPageLoads } from "../../../setup/page-loads";
import { type Replies, serveCalls } from "../../../setup/serve-calls";

const LOGOUT = "/api/session/logout";
/** The keys of the local storage that remain after the logout (EN-02). */
const KEYS = ["address", "cart", "viewState", "recentSearches", "recentGrocerySearches"];

function fill() {
  for (const key of KEYS) window.localStorage.setItem(key, '"kept"');
  writeStored("member", makeSessionMember());
  writeStored("contactName", "王小明");
  writeStored("contactPhone", "0912345678");
  writeStored("payType", 11);
  writeStored("cardSelected", 7);
  writeStored("lastChoices", { mid: "1" } as never);
  writeStored("lastCheckout", { path: "/checkout", draft: null } as never);
  for (const key of ["registerPhone", "registerName", "registerEmail", "carrierCode"]) {
    window.sessionStorage.setItem(key, "0912345678");
  }
}

let reloads: ReturnType<typeof countReloads>;
let loads: string[] = [];
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/home");
  loads = recordPageLoads();
  reloads = countReloads();
  fill();
});

const leave = (reply: Replies[string] = { data: null }) => {
  const calls = serveCalls({ [LOGOUT]: reply });
  return logOut().then(() => calls);
};

it("after a logout, removes the member, contact and checkout data, keeps the rest and reloads (LG-30, LG-31, LG-33)", async () => {
  const calls = await leave();
  expect(calls.countOf(LOGOUT)).toBe(1);
  expect(calls.headerOf(LOGOUT, "x-xsrf-token")).toBe("test-token");
  expect(Object.keys(window.localStorage).sort()).toEqual([...KEYS].sort());
  expect([reloads.count(), loads]).toEqual([1, []]);
});

it("removes the member's data from the session storage, too (SE-17)", async () => {
  await leave();
  expect(window.sessionStorage).toHaveLength(0);
  const left = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
  expect(left).not.toMatch(/王小明|0912345678|M100/);
});

it.each(["/?v1=c0de", "/intro?v1=c0de&utm_source=op"])(
  "after a logout on %s, opens / instead of reloading the page (LG-31)",
  async (path) => {
    window.history.replaceState(null, "", path);
    await leave();
    expect([reloads.count(), loads]).toEqual([0, ["/"]]);
  },
);

const REFUSAL = { code: CODE.refused, message: "稍後再試" };

it.each([
  ["a refusal", REFUSAL, REFUSAL, []],
  [
    "a lost connection",
    "lost",
    { code: -1, message: "" },
    ["session: no answer to the logout, code -1"],
  ],
] as const)(
  "when a logout ends with %s, returns its code and message, logs only a breakage and keeps the member's data (LG-32)",
  async (_what, reply, refusal, log) => {
    const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
    serveCalls({ [LOGOUT]: reply });
    expect(await logOut()).toMatchObject(refusal);
    expect(logged.mock.calls.flat()).toEqual(log);
    expect(readStored("member")?.isLogin).toBe(true);
    expect(readStored("contactPhone")).toBe("0912345678");
    expect([reloads.count(), loads]).toEqual([0, []]);
    expect(document.querySelector("dialog")).toBeNull();
  },
);

it("clears the member and the last checkout, but not the contact, when the session has ended elsewhere (LG-27)", async () => {
  serveCalls({ "/api/session": { code: CODE.loginNeeded, message: "" } });
  await checkSession();
  expect([readStored("member"), readStored("lastCheckout")]).toEqual([null, null]);
  expect(readStored("contactPhone")).toBe("0912345678");
  expect(loads).toEqual([]);
});
