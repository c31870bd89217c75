import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { SessionSync } from "@/components/layout/session-sync";
import { emptyDraft } from "@/lib/checkout/checkout-draft";
import { readCookie, writeCookie } from "@/lib/client/cookies";
import { saveNotice } from "@/lib/client/notice";
import { opnOrderOfVisit } from "@/lib/client/opn-visit";
import { readStored, removeStored, writeStored } from "@/lib/client/storage";
import { CODE } from "@/lib/contracts/codes";
import { makeLastCheckout } from "@/tests/factories/checkout-shapes";
import { makeSessionMember } from "@/tests/factories/session-members";
import { beginDocument, recordPageLoads } from "@/tests/setup/page-loads";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { serveCalls } from "@/tests/setup/serve-calls";
import { configureServices } from "@/tests/setup/services-element";
import { flushTasks } from "../../setup/flush-tasks";
import "@/tests/setup/dom-dialog";

const LAST = { ...makeLastCheckout(), draft: emptyDraft({ name: "", phone: "" }) };

function visit(path: string) {
  window.history.replaceState(null, "", path);
  renderWithMessages(<SessionSync reloadOffer={{ text: "部分內容沒有載入", label: "重新整理" }} />);
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  writeCookie("returnTo", "", 0);
});

describe("the return-to path", () => {
  it.each(["/", "/home", "/store?stid=12&number=A7", "/cart", "/storeList?type=3&page=2"])(
    "is the path and the query of the visited page: %s (RB-02)",
    (path) => {
      visit(path);
      expect(readCookie("returnTo")).toBe(path);
    },
  );

  it("can also be /500error, the error page (RB-02, RB-03)", () => {
    visit("/500error");
    expect(readCookie("returnTo")).toBe("/500error");
  });

  it.each(["/login", "/register?type=0", "/third/oplogin?v=1", "/bindCard"])(
    "does not change when %s is visited",
    (path) => {
      recordPageLoads();
      writeCookie("returnTo", "/cart", 60);
      visit(path);
      expect(readCookie("returnTo")).toBe("/cart");
    },
  );
});

it.each(["/?v3=OPN-1", "/introopn?rtt=1&stid=7&v3=OPN-1", "/store?stid=7&v3=OPN-1"])(
  "a visit keeps the partner order number of its first URL, %s (CK-01)",
  (path) => {
    visit(path);
    cleanup();
    visit("/cart");
    expect(opnOrderOfVisit()).toBe("OPN-1");
  },
);

it("offers a reload if the code of a component fails to load (RB-08)", async () => {
  visit("/home");
  act(() => void window.dispatchEvent(new CustomEvent("chunk-preload-error", { detail: false })));
  expect(await screen.findByText("部分內容沒有載入")).toBeVisible();
  expect(screen.getByRole("button", { name: "重新整理" })).toBeVisible();
});

describe("the check of the session when a page starts", () => {
  it("sends nothing for a visitor", async () => {
    const { paths } = serveCalls({});
    visit("/home");
    await act(flushTasks);
    expect(paths()).toEqual([]);
  });

  it("updates the stored name and grade of a member whom the server knows", async () => {
    serveCalls({ "/api/session": { data: { displayName: "王大明", m_grade: "金卡" } } });
    writeStored("member", makeSessionMember());
    visit("/home");
    await waitFor(() => expect(readStored("member")?.displayName).toBe("王大明"));
    expect(readStored("member")).toMatchObject({ mid: "M100", m_grade: "金卡" });
  });

  it("clears the member and the last checkout when the session has ended, and stays on a page that needs no login", async () => {
    serveCalls({ "/api/session": { code: CODE.loginNeeded, message: "" } });
    writeStored("member", makeSessionMember());
    writeStored("lastCheckout", LAST);
    visit("/home");
    await waitFor(() => expect(readStored("member")).toBeNull());
    expect(readStored("lastCheckout")).toBeNull();
    expect(window.location.pathname).toBe("/home");
  });

  it.each(["/checkout", "/orderList", "/order?id=7", "/couponList", "/member", "/MEMBER"])(
    "opens / instead of %s, which is only for members, when the session has ended (LG-26 to LG-28)",
    async (path) => {
      const loads = recordPageLoads();
      const { countOf } = serveCalls({ "/api/session": { code: CODE.loginNeeded, message: "" } });
      writeStored("member", makeSessionMember());
      writeStored("lastCheckout", LAST);
      visit(path);
      await waitFor(() => expect(loads).toEqual(["/"]));
      expect([readStored("member"), readStored("lastCheckout")]).toEqual([null, null]);
      expect(countOf("/api/session")).toBe(1);
    },
  );

  it.each(["/checkout", "/orderList", "/member"])(
    "if no member is stored, opens the login instead of %s and stores that path as the return-to path (LG-29)",
    async (path) => {
      const loads = recordPageLoads();
      const { paths } = serveCalls({});
      visit(path);
      await waitFor(() => expect(loads).toEqual(["/login"]));
      expect([readCookie("returnTo"), paths()]).toEqual([path, []]);
    },
  );

  // The calls of this page open the login, and the login then opens this page again.
  it("clears nothing on the page of a payment return, even if the session has ended", async () => {
    const loads = recordPageLoads();
    const { countOf } = serveCalls({ "/api/session": { code: CODE.loginNeeded, message: "" } });
    writeStored("member", makeSessionMember());
    writeStored("lastCheckout", LAST);
    visit("/third/lpconfirm?transactionId=1");
    await waitFor(() => expect(countOf("/api/session")).toBe(1));
    await act(async () => {});
    expect([loads, readStored("member")?.isLogin]).toEqual([[], true]);
    expect(readStored("lastCheckout")).not.toBeNull();
  });

  it("opens the login when Back restores a page for members and no member is stored any more", async () => {
    const loads = recordPageLoads();
    serveCalls({});
    writeStored("member", makeSessionMember());
    visit("/orderList");
    await act(async () => {});
    removeStored("member");
    writeCookie("returnTo", "/", 60);
    act(() => void window.dispatchEvent(pageShowEvent()));
    await waitFor(() => expect(loads).toEqual(["/login"]));
    expect(readCookie("returnTo")).toBe("/orderList");
  });

  it("keeps the member when the connection is lost", async () => {
    const { countOf } = serveCalls({ "/api/session": "lost" });
    writeStored("member", makeSessionMember());
    visit("/home");
    await waitFor(() => expect(countOf("/api/session")).toBe(1));
    expect(readStored("member")?.isLogin).toBe(true);
  });
});

function pageShowEvent() {
  return Object.assign(new Event("pageshow"), { persisted: true });
}

describe("a message that another page has stored", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("is shown once, for two seconds", async () => {
    saveNotice("找不到這家店");
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
  const flush = () => act(flushTasks);

  async function visitPage(path: string) {
    recordPageLoads();
    visit(path);
    await flush();
    await touch();
    await flush();
  }

  beforeEach(() => writeCookie("appBanner", "", 0));

  it.each(["/", "/home", "/storeList?type=3", "/static?p=faq"])(
    "covers the bottom edge of %s (HD-15)",
    async (path) => {
      await visitPage(path);
      expect(await banner()).toHaveAttribute("data-shown");
    },
  );

  it.each(["/store?stid=1", "/product?stid=1&fdid=2", "/cart", "/checkout", "/third/lpconfirm"])(
    "does not cover the bottom edge of %s, because this page may have a button there (HD-15)",
    async (path) => {
      await visitPage(path);
      expect(await banner()).toBeVisible();
      expect(await banner()).not.toHaveAttribute("data-shown");
    },
  );

  it("stays closed for the browser session after it was closed (HD-15)", async () => {
    await visitPage("/home");
    const close = { name: "關閉下載 App 橫幅", hidden: true };
    fireEvent.click(screen.getByRole("button", close));
    expect(screen.queryByRole("complementary", { hidden: true })).not.toBeInTheDocument();
    cleanup();
    await visitPage("/");
    expect(screen.queryByRole("complementary", { hidden: true })).not.toBeInTheDocument();
  });
});

describe("the question for consent to services of third parties", () => {
  afterEach(() => configureServices({}));
  const consentQuestion = () =>
    screen.queryByRole("region", { name: "使用這些服務嗎？", hidden: true });

  it("is shown if a service is configured (RB-09)", async () => {
    configureServices({ chat: "11111111-2222-3333-4444-555555555555" });
    visit("/home");
    await waitFor(() => expect(consentQuestion()).toBeInTheDocument());
  });

  it("is not shown if no service is configured", async () => {
    visit("/home");
    await act(flushTasks);
    expect(consentQuestion()).toBeNull();
  });
});

describe("the service worker", () => {
  const register = jest.fn(() => Promise.resolve());
  beforeEach(() => {
    register.mockClear();
    Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, "serviceWorker");
  });

  it("is registered only after the page has loaded", () => {
    jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    visit("/home");
    expect(register).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("load"));
    expect(register.mock.calls).toEqual([["/sw.js"]]);
  });

  it("is registered at once if the page has loaded before React starts", () => {
    visit("/home");
    expect(register).toHaveBeenCalledTimes(1);
  });
});
