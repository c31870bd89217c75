import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useForm } from "react-hook-form";
import { LATE_SCRIPTS } from "@/cache/late-scripts.cjs";
import { EarlyEvents } from "@/components/layout/early-events";
import { flushTasks } from "@/tests/setup/flush-tasks";

/** Runs the inline script of a page as the browser does before React starts. */
function runInlineScript() {
  new Function(LATE_SCRIPTS)();
}

/** Shows the page as the browser does before React starts. Returns the element that React hydrates. */
function showPage(html: string) {
  document.body.innerHTML = `<div id="page">${html}</div>`;
  const container = document.getElementById("page");
  if (!container) throw new Error("no container");
  return container;
}

let paint: () => void;
beforeEach(() => {
  window.PerformanceObserver = class {
    constructor(callback: () => void) {
      paint = callback;
    }
    observe() {}
  } as unknown as typeof PerformanceObserver;
  Reflect.deleteProperty(window, "earlyPress");
  Reflect.deleteProperty(window, "earlyFields");
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

function addLateScripts() {
  document.head.innerHTML =
    '<script data-src="/_next/a.js"></script><script data-src="/_next/main.js" id="_R_"></script>';
}
const scriptTags = () =>
  Array.from(document.head.querySelectorAll("script[src]"), (script) => script.outerHTML);
const SCRIPTS = [
  '<script src="/_next/a.js" async=""></script>',
  '<script src="/_next/main.js" id="_R_" async=""></script>',
];

test.each([
  ["after the first paint", () => paint()],
  ["at the load event if the page was not painted", () => window.dispatchEvent(new Event("load"))],
  ["at the first touch", () => window.dispatchEvent(new Event("pointerdown"))],
  ["at the first key", () => window.dispatchEvent(new Event("keydown"))],
])("the scripts are fetched %s", (_when, happen) => {
  addLateScripts();
  runInlineScript();
  expect(scriptTags()).toEqual([]);
  happen();
  expect(scriptTags()).toEqual(SCRIPTS);
});

test("the press of a button before React has started is repeated exactly once", async () => {
  runInlineScript();
  const container = showPage('<button type="button"><b>加入</b></button>');
  screen.getByText("加入").click();
  const handleClick = jest.fn();
  const page = (
    <>
      <button type="button" onClick={handleClick}>
        <b>加入</b>
      </button>
      <EarlyEvents />
    </>
  );
  const { rerender } = render(page, { container, hydrate: true });
  await waitFor(() => expect(handleClick).toHaveBeenCalledTimes(1));
  rerender(page);
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole("button"));
  expect(handleClick).toHaveBeenCalledTimes(2);
});

test("a click while React hydrates the page is handled only once", async () => {
  jest.useRealTimers();
  runInlineScript();
  const container = showPage('<button type="button">加入</button>');
  const handleClick = jest.fn();
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const root = hydrateRoot(
    container,
    <>
      <button type="button" onClick={handleClick}>
        加入
      </button>
      <EarlyEvents />
    </>,
  );
  // If `EarlyEvents` wrongly repeated the press, it would call click(). While one click() runs, another click() on the
  // same element does nothing and would go unnoticed. So the test dispatches an event instead of calling click().
  screen.getByRole("button").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await waitFor(() => expect(window).toHaveProperty("earlyFields", null));
  await flushTasks();
  root.unmount();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  expect(handleClick).toHaveBeenCalledTimes(1);
});

test("a press before React has started is repeated only after the first effects have set their state", async () => {
  runInlineScript();
  const container = showPage('<button type="button">送出</button>');
  const handleSubmit = jest.fn();
  function Page() {
    const [text, setText] = useState("");
    useEffect(() => setText("市府路 45 號"), []);
    return (
      <button type="button" onClick={() => handleSubmit(text)}>
        送出
      </button>
    );
  }
  screen.getByRole("button").click();
  render(
    <>
      <Page />
      <EarlyEvents />
    </>,
    { container, hydrate: true },
  );
  await waitFor(() => expect(handleSubmit.mock.calls).toEqual([["市府路 45 號"]]));
});

test.each([
  ["a form that only a script sends", "<form><button>送出</button></form>", true],
  ["a form with an action URL", '<form action="/home"><button>送出</button></form>', false],
])(
  "a click before React has started is held back only if a script sends the form: %s",
  (_what, html, isHeld) => {
    runInlineScript();
    document.body.innerHTML = html;
    document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    screen.getByRole("button").dispatchEvent(click);
    expect(click.defaultPrevented).toBe(isHeld);
  },
);

test("form values that were entered before React had started are set before the press is repeated", async () => {
  jest.useRealTimers();
  const user = userEvent.setup();
  runInlineScript();
  const handleSubmit = jest.fn();
  function Page() {
    const [address, setAddress] = useState("");
    const [isGift, setGift] = useState(false);
    const [meal, setMeal] = useState("lunch");
    const [door, setDoor] = useState("guard");
    return (
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit({ address, isGift, meal, door });
        }}
      >
        <input aria-label="地址" value={address} onChange={(e) => setAddress(e.target.value)} />
        <input
          type="checkbox"
          aria-label="送禮"
          checked={isGift}
          onChange={(e) => setGift(e.target.checked)}
        />
        {["guard", "door"].map((place) => (
          <input
            key={place}
            type="radio"
            name="door"
            aria-label={place}
            checked={door === place}
            onChange={() => setDoor(place)}
          />
        ))}
        <select aria-label="餐別" value={meal} onChange={(e) => setMeal(e.target.value)}>
          <option value="lunch">午餐</option>
          <option value="dinner">晚餐</option>
        </select>
        <button type="submit">送出</button>
      </form>
    );
  }
  const page = (
    <>
      <Page />
      <EarlyEvents />
    </>
  );
  const container = showPage(renderToString(page));
  await user.type(screen.getByRole("textbox"), "市府路 45 號");
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("radio", { name: "door" }));
  await user.selectOptions(screen.getByRole("combobox"), "dinner");
  await user.click(screen.getByRole("button"));
  render(page, { container, hydrate: true });
  await waitFor(() =>
    expect(handleSubmit.mock.calls).toEqual([
      [{ address: "市府路 45 號", isGift: true, meal: "dinner", door: "door" }],
    ]),
  );
});

test("text that was typed before React had started is kept when an effect causes a render", async () => {
  jest.useRealTimers();
  runInlineScript();
  function Page() {
    const [address, setAddress] = useState("");
    const [places, setPlaces] = useState(0);
    useEffect(() => setPlaces(3), []);
    return (
      <input
        aria-label={`地址，${places} 個建議`}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
    );
  }
  const page = (
    <>
      <Page />
      <EarlyEvents />
    </>
  );
  const container = showPage(renderToString(page));
  const user = userEvent.setup();
  await user.type(screen.getByRole("textbox"), "秀林鄉");
  render(page, { container, hydrate: true });
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "地址，3 個建議" })).toHaveValue("秀林鄉"),
  );
  await user.type(screen.getByRole("textbox"), "富世村");
  expect(screen.getByRole("textbox")).toHaveValue("秀林鄉富世村");
});

test("text that was typed before React had started is set in a field of react-hook-form", async () => {
  jest.useRealTimers();
  runInlineScript();
  const handleSubmit = jest.fn();
  function Page() {
    const { register, handleSubmit: submit } = useForm({ defaultValues: { phone: "" } });
    return (
      <form method="post" onSubmit={submit((values) => handleSubmit(values))}>
        <input aria-label="電話" {...register("phone")} />
        <button type="submit">送出</button>
      </form>
    );
  }
  const page = (
    <>
      <Page />
      <EarlyEvents />
    </>
  );
  const container = showPage(renderToString(page));
  await userEvent.type(screen.getByRole("textbox"), "0912345678");
  await userEvent.click(screen.getByRole("button"));
  render(page, { container, hydrate: true });
  await waitFor(() => expect(handleSubmit.mock.calls).toEqual([[{ phone: "0912345678" }]]));
});

test("a press of the login link before React had started is held back and then repeated", async () => {
  jest.useRealTimers();
  runInlineScript();
  const handleClick = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const page = (
    <>
      <a href="https://shop.example/login" data-held="" onClick={handleClick}>
        登入
      </a>
      <EarlyEvents />
    </>
  );
  const container = showPage(renderToString(page));
  const early = new MouseEvent("click", { bubbles: true, cancelable: true });
  screen.getByRole("link").dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  render(page, { container, hydrate: true });
  await waitFor(() => expect(handleClick).toHaveBeenCalledTimes(1));
});

test("a page whose scripts cannot be fetched does not hold back a press", () => {
  addLateScripts();
  runInlineScript();
  paint();
  document.head.querySelector("script")?.dispatchEvent(new Event("error"));
  document.body.innerHTML = '<a href="#login" data-held="">登入</a>';
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  screen.getByRole("link").dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
