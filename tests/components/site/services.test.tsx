import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Services } from "@/components/site/services";
import { readCookie, writeCookie } from "@/lib/client/cookies";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { serveCalls } from "@/tests/setup/serve-calls";
import { configureServices, scriptAddresses } from "@/tests/setup/services-element";
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
const openChoice = () =>
  act(async () => {
    window.history.replaceState(null, "", "#consent");
    fireEvent(window, new Event("hashchange"));
  });

it("shows no question and loads nothing if no service is configured (RB-04, RB-09)", async () => {
  visit({});
  expect(panel()).toBeNull();
  expect(scriptAddresses()).toEqual([]);
});

it("loads nothing before the visitor has chosen (AN-08)", async () => {
  visit(ALL);
  expect(panel()).toBeInTheDocument();
  expect(scriptAddresses()).toEqual([]);
});

it("closes the panel and loads each service once after a press of 全部同意", async () => {
  visit(ALL);
  await press("全部同意");
  expect(panel()).toBeNull();
  expect(scriptAddresses()).toEqual([GTM, CLARITY, CRISP]);
  expect(document.body.dataset.clarityMask).toBe("true");
});

it("refuses all services with one press of a button that looks like the button 全部同意", async () => {
  visit(ALL);
  const [refuse, agree] = ["全部不同意", "全部同意"].map((name) =>
    screen.getByRole("button", { name, hidden: true }),
  );
  expect(refuse?.className).toBe(agree?.className);
  await press("全部不同意");
  expect([panel(), scriptAddresses()]).toEqual([null, []]);
  expect(readCookie("consent")).toBe("analytics=0&recording=0&chat=0");
});

it("lets the visitor choose each service separately", async () => {
  visit(ALL);
  await press("個別選擇");
  const boxes = within(panel() as HTMLElement);
  for (const box of boxes.getAllByRole("checkbox", { hidden: true })) expect(box).not.toBeChecked();
  await userEvent.click(boxes.getByRole("checkbox", { name: /線上客服/, hidden: true }));
  await press("儲存選擇");
  expect(scriptAddresses()).toEqual([CRISP]);
});

it("uses the stored choice on the next page", async () => {
  writeCookie("consent", "analytics=1&recording=0&chat=0", 60);
  visit(ALL);
  expect([panel(), scriptAddresses()]).toEqual([null, [GTM]]);
});

it("asks again when another service is configured later", async () => {
  writeCookie("consent", "analytics=0", 60);
  visit({ analytics: "GTM-TEST1", chat: ALL.chat });
  expect(panel()).toBeInTheDocument();
});

it("shows the choice again when the footer's link sets #consent; a refusal then removes the services' cookies", async () => {
  writeCookie("consent", "analytics=1&recording=1&chat=1", 60);
  writeCookie("_ga", "GA1.1.1", 60);
  visit(ALL);
  await openChoice();
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

it("asks about a single service with one button for each answer, and shows the given answer when the panel opens again", async () => {
  visit({ chat: ALL.chat });
  expect(screen.queryByRole("button", { name: "個別選擇", hidden: true })).toBeNull();
  await press("同意");
  expect(scriptAddresses()).toEqual([CRISP]);
  await openChoice();
  expect(screen.getByText("目前：同意")).toBeInTheDocument();
});

describe("the services of a page", () => {
  beforeEach(() => writeCookie("consent", "analytics=1&recording=1&chat=1", 60));

  it.each(["/landingPage", "/opTopSale", "/expressDelivery?session_id=x", "/expressdelivery"])(
    "are not loaded at %s (RB-04, EX-11)",
    async (path) => {
      visit(ALL, path);
      expect(scriptAddresses()).toEqual([]);
    },
  );

  it("are offered at /expressDelivery only after the footer's link has set #consent", async () => {
    writeCookie("consent", "", 0);
    visit(ALL, "/expressDelivery");
    expect(panel()).toBeNull();
    await openChoice();
    expect(panel()).toBeInTheDocument();
  });

  it.each(["/checkout", "/member", "/orderList", "/login"])(
    "are analytics and chat, but no recording, at %s",
    async (path) => {
      visit(ALL, path);
      expect(scriptAddresses()).toEqual([GTM, CRISP]);
    },
  );

  it.each([
    ["/third/payreturn?number=F26112112345678-1", []],
    ["/checkout?v1=c0de.1.sig", []],
    ["/login#third_login_type=3&code=c0de", []],
    ["/home", [GTM, CRISP]],
  ])(
    "depend on the URL at which the document was opened, even after the URL has changed: %s loads %j (SE-19)",
    (opened, scripts) => {
      const entry = { name: `http://localhost${opened}` } as PerformanceEntry;
      Object.assign(performance, { getEntriesByType: () => [entry] });
      visit(ALL, "/checkout");
      Reflect.deleteProperty(performance, "getEntriesByType");
      expect(scriptAddresses()).toEqual(scripts);
    },
  );

  it("are loaded only after a secret has been removed from the URL (SE-19)", async () => {
    jest.useFakeTimers();
    visit(ALL, "/third/oplogin?v=c0de&state=s3cret");
    expect(scriptAddresses()).toEqual([]);
    window.history.replaceState(null, "", "/third/oplogin");
    act(() => void jest.advanceTimersByTime(600));
    expect(scriptAddresses()).toEqual([GTM, CRISP]);
    jest.useRealTimers();
  });
});
