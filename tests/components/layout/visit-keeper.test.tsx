import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { VisitKeeper } from "@/components/layout/visit-keeper";
import { readCookie, writeCookie } from "@/lib/client/cookies";
import { leaveNotice } from "@/lib/client/notice";
import { readStored, writeStored } from "@/lib/client/storage";
import { makeSessionMember } from "@/tests/factories/session-members";
import { beginDocument } from "@/tests/setup/page-loads";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { serveCalls } from "@/tests/setup/serve-calls";
import "@/tests/setup/dom-dialog";

const LAST = { path: "/checkout", draft: null } as never;

function visit(path: string) {
  window.history.replaceState(null, "", path);
  renderWithMessages(<VisitKeeper lostText="網路連線異常，請稍後再試" />);
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  writeCookie("returnTo", "", 0);
});

describe("the way back after login", () => {
  it.each(["/", "/home", "/store?stid=12&number=A7", "/cart"])(
    "every page saves its full path: %s",
    (path) => {
      visit(path);
      expect(readCookie("returnTo")).toBe(path);
    },
  );

  it.each(["/login", "/register?type=0", "/third/oplogin?v=1"])("%s is no way back", (path) => {
    writeCookie("returnTo", "/cart", 60);
    visit(path);
    expect(readCookie("returnTo")).toBe("/cart");
  });
});

const LOST = "網路連線異常，請稍後再試";

it("says so of a part whose code is lost (RB-08, ER-05)", async () => {
  visit("/home");
  act(() => void window.dispatchEvent(new CustomEvent("chunk-preload-error", { detail: false })));
  expect(await screen.findByText(LOST)).toBeVisible();
});

it("leaves it to a part that says so itself", async () => {
  visit("/home");
  act(() => void window.dispatchEvent(new CustomEvent("chunk-preload-error", { detail: true })));
  await act(async () => {});
  expect(screen.queryByText(LOST)).not.toBeInTheDocument();
});

describe("the session check on app start", () => {
  it("asks nobody for a visitor", () => {
    const { paths } = serveCalls({});
    visit("/home");
    expect(paths()).toEqual([]);
  });

  it("a member whom the server knows stays, with the newest name and grade", async () => {
    serveCalls({ "/api/session": { data: { displayName: "王大明", m_grade: "金卡" } } });
    writeStored("member", makeSessionMember());
    visit("/home");
    await waitFor(() => expect(readStored("member")?.displayName).toBe("王大明"));
    expect(readStored("member")).toMatchObject({ mid: "M100", m_grade: "金卡" });
  });

  it("any other code clears the member and the last checkout, and the page stays", async () => {
    serveCalls({ "/api/session": { code: 2, message: "" } });
    writeStored("member", makeSessionMember());
    writeStored("lastCheckout", LAST);
    visit("/home");
    await waitFor(() => expect(readStored("member")).toBeNull());
    expect(readStored("lastCheckout")).toBeNull();
    expect(window.location.pathname).toBe("/home");
  });

  it("on a page of members only the visitor is sent to /", async () => {
    serveCalls({ "/api/session": { code: 2, message: "" } });
    // jsdom cannot load pages and says so.
    const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
    writeStored("member", makeSessionMember());
    visit("/checkout");
    await waitFor(() => expect(said).toHaveBeenCalled());
    expect(String(said.mock.calls[0]?.[0])).toContain("navigation");
    expect(readStored("member")).toBeNull();
  });

  it("a lost connection says nothing about the session", async () => {
    const { countOf } = serveCalls({ "/api/session": "lost" });
    writeStored("member", makeSessionMember());
    visit("/home");
    await waitFor(() => expect(countOf("/api/session")).toBe(1));
    expect(readStored("member")?.isLogin).toBe(true);
  });
});

describe("a message that another page has left", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("shows once, for two seconds", async () => {
    leaveNotice("找不到這家店");
    beginDocument();
    visit("/");
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByRole("status")).toHaveTextContent("找不到這家店");
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.queryByText("找不到這家店")).not.toBeInTheDocument();
    visit("/");
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.queryByText("找不到這家店")).not.toBeInTheDocument();
  });
});

describe("the app banner", () => {
  const banner = () => screen.findByRole("complementary", { name: "下載 App", hidden: true });
  const touch = () => act(async () => void fireEvent.pointerMove(document.body));
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

  async function come(path: string) {
    visit(path);
    await settle();
    await touch();
    await settle();
  }

  beforeEach(() => writeCookie("appBanner", "", 0));

  it.each(["/", "/home", "/storeList?type=3", "/static?p=faq"])("shows on %s", async (path) => {
    await come(path);
    expect(await banner()).toHaveAttribute("data-shown");
  });

  it.each(["/store?stid=1", "/product?stid=1&fdid=2", "/cart", "/checkout", "/third/lpconfirm"])(
    "stays away from %s, where the bottom of the screen has the page's own button",
    async (path) => {
      await come(path);
      expect(screen.queryByRole("complementary", { hidden: true })).not.toBeInTheDocument();
    },
  );

  it("once closed it stays closed for the session", async () => {
    await come("/home");
    const toggle = Object.assign(new Event("toggle"), { newState: "closed" });
    fireEvent(await banner(), toggle);
    cleanup();
    await come("/");
    expect(screen.queryByRole("complementary", { hidden: true })).not.toBeInTheDocument();
  });
});
