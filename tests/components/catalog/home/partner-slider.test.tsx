import { act, fireEvent, screen } from "@testing-library/react";
import { PartnerSlider } from "@/components/catalog/home/partner-slider";
import { renderWithMessages } from "@/tests/setup/render-with-messages";

const CARD = 100;
const VIEW = 250;
const NAMES = ["早午餐", "便當", "麵食", "飲料"];
const END = NAMES.length * CARD - VIEW;

/**
 * Renders the slider. jsdom has no layout, so the test defines it: each card is 100 px wide, and 250 px are visible.
 */
function renderSlider({ reducedMotion = false } = {}) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reducedMotion });
  renderWithMessages(
    <PartnerSlider
      title="合作夥伴"
      text="從早餐到宵夜"
      names={{
        play: "繼續輪播",
        pause: "暫停輪播",
        previous: "上一組夥伴",
        next: "下一組夥伴",
      }}
      partners={NAMES.map((name) => ({ name, kind: "餐廳", logo: "/logo.svg", color: undefined }))}
      intervalMs={5000}
    />,
  );
  const track = screen.getByRole("list", { name: "合作夥伴" });
  Object.defineProperty(track, "scrollWidth", { value: NAMES.length * CARD });
  Object.defineProperty(track, "clientWidth", { value: VIEW });
  for (const [index, card] of [...track.children].entries()) {
    card.getBoundingClientRect = () => ({ left: index * CARD - track.scrollLeft }) as DOMRect;
  }
  return track;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("moves by one card every 5,000 ms, at most to the end, with an animation of 600 ms (AD-19, CN-02)", async () => {
  const track = renderSlider();
  await pass(4999);
  expect(track.scrollLeft).toBe(0);
  await pass(301);
  expect(track.scrollLeft).toBeGreaterThan(0);
  expect(track.scrollLeft).toBeLessThan(CARD);
  await pass(350);
  expect(track.scrollLeft).toBe(CARD);
  expect(track.style.scrollSnapType).toBe("");
  await pass(4349);
  expect(track.scrollLeft).toBe(CARD);
  await pass(701);
  expect(track.scrollLeft).toBe(END);
});

it("moves back to the first card after the last card", async () => {
  const track = renderSlider();
  await pass(10_700);
  expect(track.scrollLeft).toBe(END);
  await pass(5000);
  expect(track.scrollLeft).toBe(0);
});

it.each([
  ["pointed at", "pointerEnter", "pointerLeave"],
  ["in focus", "focus", "blur"],
] as const)("stops while the slider is %s, and continues afterwards", async (_name, begin, end) => {
  const track = renderSlider();
  const inside = screen.getByRole("button", { name: "暫停輪播" });
  fireEvent[begin](begin === "focus" ? inside : (track.parentElement ?? track));
  await pass(20_000);
  expect(track.scrollLeft).toBe(0);
  fireEvent[end](end === "blur" ? inside : (track.parentElement ?? track));
  await pass(5700);
  expect(track.scrollLeft).toBe(CARD);
});

it("can be stopped and started again (WCAG 2.2.2)", async () => {
  const track = renderSlider();
  press("暫停輪播");
  await pass(20_000);
  expect(track.scrollLeft).toBe(0);
  press("繼續輪播");
  await pass(5700);
  expect(track.scrollLeft).toBe(CARD);
});

it("moves by one card on a press of its buttons, and from the first card back to the end", async () => {
  const track = renderSlider();
  press("下一組夥伴");
  await pass(700);
  expect(track.scrollLeft).toBe(CARD);
  press("上一組夥伴");
  await pass(700);
  press("上一組夥伴");
  await pass(700);
  expect(track.scrollLeft).toBe(END);
});

it("moves only on a press and without an animation if the visitor prefers reduced motion", async () => {
  const track = renderSlider({ reducedMotion: true });
  await pass(20_000);
  expect(track.scrollLeft).toBe(0);
  press("下一組夥伴");
  await pass(20);
  expect(track.scrollLeft).toBe(CARD);
});

it("can be focused, so that it can be scrolled with the keyboard", () => {
  expect(renderSlider()).toHaveAttribute("tabindex", "0");
});
