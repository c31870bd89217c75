import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ScrollRail } from "@/components/ui/scroll-rail";
import { setPageLanguage } from "../../setup/language-of-pages";
import { renderWithMessages } from "../../setup/render-with-messages";

const names = { previous: "往前捲動", next: "往後捲動" };
let moved: number[];

afterEach(() => setPageLanguage("zh-TW"));

// jsdom has no layout, so the test sets the widths.
beforeEach(() => {
  moved = [];
  globalThis.ResizeObserver = class {
    readonly report: () => void;
    constructor(report: () => void) {
      this.report = report;
    }
    observe() {
      this.report();
    }
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  Element.prototype.scrollBy = function scrollBy(this: Element, options?: unknown) {
    moved.push((options as ScrollToOptions).left ?? 0);
  } as typeof Element.prototype.scrollBy;
});

function renderRail({ content }: { content: number }) {
  const size = { clientWidth: 1000, scrollWidth: content };
  for (const [key, value] of Object.entries(size)) {
    jest.spyOn(Element.prototype, key as keyof typeof size, "get").mockReturnValue(value);
  }
  renderWithMessages(
    <ScrollRail headingId="rail" heading="人氣熱門" names={names}>
      <li>一</li>
    </ScrollRail>,
  );
  return userEvent.setup();
}

it("is a region named by its heading and shows no arrow buttons when its content fits", () => {
  renderRail({ content: 900 });
  expect(screen.getByRole("region", { name: "人氣熱門" })).toHaveTextContent("一");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("has arrow buttons that name the list, scroll by most of its width and are disabled at its ends (AX-04)", async () => {
  const user = renderRail({ content: 2500 });
  const [previous, next] = [names.previous, names.next].map((name) =>
    screen.getByRole("button", { name: `${name}：人氣熱門` }),
  );
  expect(previous).toHaveAttribute("aria-disabled", "true");
  await user.click(next as HTMLElement);
  await user.keyboard("{Enter}");
  expect(moved).toEqual([850, 850]);

  const rail = screen.getByRole("list");
  rail.scrollLeft = 1500;
  act(() => void rail.dispatchEvent(new Event("scroll")));
  expect(previous).toHaveAttribute("aria-disabled", "false");
  expect(next).toHaveAttribute("aria-disabled", "true");
  // The disabled button keeps the focus, so a keyboard user does not lose the place.
  expect(next).toHaveFocus();
});

it("writes an ASCII colon before the list name in the button labels of an English page (AX-04, LN-06)", () => {
  setPageLanguage("en");
  renderRail({ content: 2500 });
  expect(screen.getByRole("button", { name: `${names.next}: 人氣熱門` })).toBeVisible();
});
