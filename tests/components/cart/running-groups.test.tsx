import { screen } from "@testing-library/react";
import { RunningGroups } from "@/components/cart/running-groups";
import { renderWithMessages } from "../../setup/render-with-messages";

const group = { token: "7.token", title: "週五便當", store_id: 1, store_name: "測試麵店" };

beforeEach(() => jest.useFakeTimers({ now: 1_795_233_600_000 }));
afterEach(() => jest.useRealTimers());

it.each([
  ["open", 1_795_237_200, /截止$/],
  ["open", 1_795_233_000, /點餐已截止$/],
  ["ordered", 1_795_233_000, /已送出，看每人應付$/],
])(
  'for a group order with state "%s" and deadline %i, shows a link whose text matches %s (GO-16)',
  (state, deadline, text) => {
    window.localStorage.setItem("groups", JSON.stringify([{ ...group, state, deadline }]));
    renderWithMessages(<RunningGroups />);
    const link = screen.getByRole("link", { name: /揪團：週五便當/ });
    expect(link).toHaveAttribute("href", "/groupOrder#7.token");
    expect(link).toHaveTextContent(text);
  },
);

it("shows nothing when the browser has no group order (GO-16)", () => {
  window.localStorage.setItem("groups", "[]");
  const { container } = renderWithMessages(<RunningGroups />);
  expect(container).toBeEmptyDOMElement();
});
