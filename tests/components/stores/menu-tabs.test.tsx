import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MenuTabs } from "@/components/stores/menu-tabs";
import { renderWithMessages } from "../../setup/render-with-messages";

it("makes the pressed tab the current one until the visitor scrolls (ST-05)", async () => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  Element.prototype.scrollTo = () => {};
  const categories = [
    { id: 1, name: "麵食" },
    { id: 2, name: "小菜" },
  ];
  renderWithMessages(<MenuTabs categories={categories} />);
  const user = userEvent.setup();
  const tab = (name: string) => screen.getByRole("link", { name });
  await user.click(tab("小菜"));
  expect(tab("小菜")).toHaveAttribute("aria-current", "true");
  expect(tab("麵食")).not.toHaveAttribute("aria-current");
  await user.keyboard("{PageUp}");
  expect(tab("麵食")).toHaveAttribute("aria-current", "true");
});
