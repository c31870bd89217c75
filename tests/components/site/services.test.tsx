import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Services } from "@/components/site/services";
import { readCookie, writeCookie } from "@/lib/client/cookies";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { serveCalls } from "@/tests/setup/serve-calls";
import { configureServices, foreignScripts } from "@/tests/setup/services-element";
import "@/tests/setup/dom-dialog";
import "@/tests/setup/near-observer";

const ALL = {
  analytics: "GTM-TEST1",
  recording: "clarity1",
  chat: "11111111-2222-3333-4444-555555555555",
};
const GTM = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST1";
const CLARITY = "https://www.clarity.ms/tag/clarity1";
const CRISP = "https://client.crisp.chat/l.js";

beforeEach(() => {
  writeCookie("consent", "", 0);
  serveCalls({});
  window.history.replaceState(null, "", "/home");
});

const reload = jest.fn();
function visit(services: Parameters<typeof configureServices>[0], path = "/home") {
  configureServices(services);
  window.history.replaceState(null, "", path);
  return renderWithMessages(<Services reload={reload} />);
}
const panel = () => screen.queryByRole("region", { name: "使用這些服務嗎？", hidden: true });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name, hidden: true }));
const recall = () =>
  act(async () => {
    window.history.replaceState(null, "", "#consent");
    fireEvent(window, new Event("hashchange"));
  });

it("with nothing configured nobody is asked and nothing is loaded (RB-04, RB-09)", async () => {
  visit({});
  expect(panel()).toBeNull();
  expect(foreignScripts()).toEqual([]);
});

it("before the word of the visitor nothing is loaded (AN-08)", async () => {
  visit(ALL);
  expect(panel()).toBeInTheDocument();
  expect(foreignScripts()).toEqual([]);
});

it("agreed to, all are loaded, each once, and nobody is asked again", async () => {
  visit(ALL);
  await press("全部同意");
  expect(panel()).toBeNull();
  expect(foreignScripts()).toEqual([GTM, CLARITY, CRISP]);
  expect(document.body.dataset.clarityMask).toBe("true");
});

it("refused with one press as it is agreed to, by buttons of the same look", async () => {
  visit(ALL);
  const [refuse, agree] = ["全部不同意", "全部同意"].map((name) =>
    screen.getByRole("button", { name, hidden: true }),
  );
  expect(refuse?.className).toBe(agree?.className);
  await press("全部不同意");
  expect([panel(), foreignScripts()]).toEqual([null, []]);
  expect(readCookie("consent")).toBe("analytics=0&recording=0&chat=0");
});

it("one by one", async () => {
  visit(ALL);
  await press("個別選擇");
  const boxes = within(panel() as HTMLElement);
  for (const box of boxes.getAllByRole("checkbox", { hidden: true })) expect(box).not.toBeChecked();
  await userEvent.click(boxes.getByRole("checkbox", { name: /線上客服/, hidden: true }));
  await press("儲存選擇");
  expect(foreignScripts()).toEqual([CRISP]);
});

it("a word that was given holds on the next page", async () => {
  writeCookie("consent", "analytics=1&recording=0&chat=0", 60);
  visit(ALL);
  expect([panel(), foreignScripts()]).toEqual([null, [GTM]]);
});

it("a service that was configured since is asked for", async () => {
  writeCookie("consent", "analytics=0", 60);
  visit({ analytics: "GTM-TEST1", chat: ALL.chat });
  expect(panel()).toBeInTheDocument();
});

it("the link in the footer opens the choice, which can be taken back", async () => {
  writeCookie("consent", "analytics=1&recording=1&chat=1", 60);
  writeCookie("_ga", "GA1.1.1", 60);
  visit(ALL);
  await recall();
  expect(screen.getByRole("heading", { name: "使用這些服務嗎？", hidden: true })).toHaveFocus();
  expect(screen.getByRole("checkbox", { name: /使用分析/, hidden: true })).toBeChecked();
  await press("全部不同意");
  expect(reload).toHaveBeenCalledTimes(1);
  expect([readCookie("consent"), readCookie("_ga")]).toEqual([
    "analytics=0&recording=0&chat=0",
    undefined,
  ]);
  expect([panel(), window.location.hash]).toEqual([null, ""]);
});

it("a single one is asked for in a word, and says what was said", async () => {
  visit({ chat: ALL.chat });
  expect(screen.queryByRole("button", { name: "個別選擇", hidden: true })).toBeNull();
  await press("同意");
  expect(foreignScripts()).toEqual([CRISP]);
  await recall();
  expect(screen.getByText("目前：同意")).toBeInTheDocument();
});

describe("by route", () => {
  beforeEach(() => writeCookie("consent", "analytics=1&recording=1&chat=1", 60));

  it.each(["/landingPage", "/opTopSale", "/expressDelivery?session_id=x", "/expressdelivery"])(
    "nothing on %s (RB-04, EX-11)",
    async (path) => {
      visit(ALL, path);
      expect(foreignScripts()).toEqual([]);
    },
  );

  it("there nobody is asked either, unless the footer's link is pressed", async () => {
    writeCookie("consent", "", 0);
    visit(ALL, "/expressDelivery");
    expect(panel()).toBeNull();
    await recall();
    expect(panel()).toBeInTheDocument();
  });

  it.each(["/checkout", "/member", "/orderList", "/login"])(
    "chat and counting without a recording on %s",
    async (path) => {
      visit(ALL, path);
      expect(foreignScripts()).toEqual([GTM, CRISP]);
    },
  );

  it.each([
    ["/third/payreturn?number=F26112112345678-1", []],
    ["/checkout?v1=c0de.1.sig", []],
    ["/login#third_login_type=3&code=c0de", []],
    ["/home", [GTM, CRISP]],
  ])("a document opened at %s loads %j, wherever its address is now (SE-19)", (opened, scripts) => {
    const entry = { name: `http://localhost${opened}` } as PerformanceEntry;
    Object.assign(performance, { getEntriesByType: () => [entry] });
    visit(ALL, "/checkout");
    Reflect.deleteProperty(performance, "getEntriesByType");
    expect(foreignScripts()).toEqual(scripts);
  });

  it("loads no script while the address holds a secret, and all of them afterwards (SE-19)", async () => {
    jest.useFakeTimers();
    visit(ALL, "/third/oplogin?v=c0de&state=s3cret");
    expect(foreignScripts()).toEqual([]);
    window.history.replaceState(null, "", "/third/oplogin");
    act(() => void jest.advanceTimersByTime(600));
    expect(foreignScripts()).toEqual([GTM, CRISP]);
    jest.useRealTimers();
  });
});
