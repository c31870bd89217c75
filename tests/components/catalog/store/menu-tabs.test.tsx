import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MenuTabs } from "@/components/catalog/store/menu-tabs";
import { makeVisible } from "../../../setup/near-observer";
import { renderWithMessages } from "../../../setup/render-with-messages";

const scrollIntoView = jest.fn();
const foods: never[] = [];
const categories = [
  { id: 1, name: "麵食", foods },
  { id: 2, name: "小菜", foods },
];
const later = [{ id: 3, name: "飲料", page: 4 }];
const tab = (name: string) => screen.getByRole("link", { name });

beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrollIntoView(this.id);
  };
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

function Page({ menu }: { menu: Parameters<typeof MenuTabs>[0]["menu"] }) {
  return (
    <>
      <MenuTabs menu={menu} />
      {menu.categories.map(({ id }) => (
        <section key={id} id={`menu-${id}`}>
          <a href="#dish">第一道</a>
        </section>
      ))}
    </>
  );
}

it("scrolls to the list of the pressed tab, and marks this tab until the visitor scrolls (ST-05)", async () => {
  renderWithMessages(<Page menu={{ categories, later: [], load: jest.fn() }} />);
  const user = userEvent.setup();
  await user.click(tab("小菜"));
  expect(scrollIntoView).toHaveBeenCalledWith("menu-2");
  expect(tab("小菜")).toHaveAttribute("aria-current", "true");
  expect(tab("麵食")).not.toHaveAttribute("aria-current");
  await user.keyboard("{PageUp}");
  expect(tab("麵食")).toHaveAttribute("aria-current", "true");
});

it("marks the tab of the first list that is on the screen, also when the visitor scrolls up (ST-05)", () => {
  renderWithMessages(<Page menu={{ categories, later: [], load: jest.fn() }} />);
  const [first, second] = categories.map(({ id }) => document.getElementById(`menu-${id}`));
  if (!first || !second) throw new Error("no lists");
  act(() => makeVisible(second));
  expect(tab("小菜")).toHaveAttribute("aria-current", "true");
  act(() => makeVisible(first, second));
  expect(tab("麵食")).toHaveAttribute("aria-current", "true");
});

describe("the tab of a list that is not loaded yet", () => {
  it("loads the list, and then scrolls to it", async () => {
    const load = jest.fn();
    const { rerender } = renderWithMessages(<Page menu={{ categories, later, load }} />);
    await userEvent.setup().click(tab("飲料"));
    expect(load).toHaveBeenCalledWith(4);
    expect(scrollIntoView).not.toHaveBeenCalled();
    const whole = [...categories, { id: 3, name: "飲料", foods }];
    rerender(<Page menu={{ categories: whole, later: [], load }} />);
    expect(scrollIntoView).toHaveBeenCalledWith("menu-3");
    expect(tab("飲料")).toHaveAttribute("aria-current", "true");
  });

  it("loads the list that the hash of the URL names, if the tab was pressed before React had started (ST-05)", () => {
    history.replaceState(null, "", "/store?stid=7#menu-3");
    const load = jest.fn();
    const { rerender } = renderWithMessages(<Page menu={{ categories, later, load }} />);
    expect(load).toHaveBeenCalledWith(4);
    expect(location.href).toMatch(/\/store\?stid=7$/);
    const whole = [...categories, { id: 3, name: "飲料", foods }];
    rerender(<Page menu={{ categories: whole, later: [], load }} />);
    expect(scrollIntoView).toHaveBeenCalledWith("menu-3");
    expect(tab("飲料")).toHaveAttribute("aria-current", "true");
  });

  it("does not scroll to the list if the visitor has scrolled while the list was loading", async () => {
    const { rerender } = renderWithMessages(<Page menu={{ categories, later, load: jest.fn() }} />);
    const user = userEvent.setup();
    await user.click(tab("飲料"));
    await user.keyboard("{PageDown}");
    const whole = [...categories, { id: 3, name: "飲料", foods }];
    rerender(<Page menu={{ categories: whole, later: [], load: jest.fn() }} />);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
