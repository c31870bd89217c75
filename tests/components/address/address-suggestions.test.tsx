import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressBox } from "@/components/address/address-box";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { type Replies, serveCalls } from "@/tests/setup/serve-calls";

const ROADS = ["台北市信義區信義路五段", "台北市信義區信義路六段"];
const asList = (texts: string[]) => ({ data: texts.map((text) => ({ text, is_complete: false })) });

type Suggest = Replies[string];

function renderBox(suggest: Suggest = asList(ROADS)) {
  const network = serveCalls({
    "/api/address/suggest": suggest,
    "/api/address/geocode": { data: null },
  });
  renderWithMessages(<AddressBox onUse={jest.fn()} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, ...network };
}

const field = () => screen.getByRole("combobox");
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const pause = (ms = 250) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("requests suggestions when the typing pauses, not after every character", async () => {
  const { user, paths } = renderBox();
  await user.type(field(), "信義路");
  expect(paths()).toEqual([]);
  await pause();
  expect(paths()).toEqual(["/api/address/suggest"]);
  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(options()).toEqual(ROADS);
});

it("a late answer for an earlier text does not replace newer suggestions", async () => {
  const answers = new Map<string, (texts: string[]) => void>();
  const { user } = renderBox(
    (url) =>
      new Promise((resolve) => {
        answers.set(url.searchParams.get("input") ?? "", (texts) => resolve(asList(texts)));
      }),
  );
  await user.type(field(), "信");
  await pause();
  await user.type(field(), "義");
  await pause();
  await act(async () => answers.get("信義")?.(["台北市信義區信義路五段"]));
  await act(async () => answers.get("信")?.(["台北市中正區信陽街"]));
  expect(options()).toEqual(["台北市信義區信義路五段"]);
});

it("the arrow keys move through the suggestions, and Enter chooses the selected suggestion", async () => {
  const { user } = renderBox();
  await user.type(field(), "信義路");
  await pause();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  const [, second] = screen.getAllByRole("option");
  expect(second).toHaveAttribute("aria-selected", "true");
  expect(field()).toHaveAttribute("aria-activedescendant", second?.id);
  await user.keyboard("{Enter}");
  expect(field()).toHaveValue("台北市信義區信義路六段");
  expect(options()).toEqual([]);
});

it("the arrow keys continue at the other end of the list", async () => {
  const { user } = renderBox();
  await user.type(field(), "信義路");
  await pause();
  await user.keyboard("{ArrowUp}");
  expect(screen.getAllByRole("option")[1]).toHaveAttribute("aria-selected", "true");
  await user.keyboard("{ArrowDown}");
  expect(screen.getAllByRole("option")[0]).toHaveAttribute("aria-selected", "true");
});

it.each(["{Escape}", "{Tab}"])("%s closes the list and keeps the text", async (key) => {
  const { user } = renderBox();
  await user.type(field(), "信義路");
  await pause();
  await user.keyboard(key);
  expect(options()).toEqual([]);
  expect(field()).toHaveValue("信義路");
});

it("a pressed suggestion fills the field and keeps the focus there for the house number", async () => {
  const { user } = renderBox();
  await user.type(field(), "信義路");
  await pause();
  await user.click(screen.getByRole("option", { name: "台北市信義區信義路五段" }));
  expect(field()).toHaveValue("台北市信義區信義路五段");
  expect(field()).toHaveFocus();
});

it("搜尋店家 can be pressed while the suggestions are open, and closes them", async () => {
  const { user, paths } = renderBox();
  await user.type(field(), "信義路");
  await pause();
  await user.click(screen.getByRole("button", { name: "搜尋店家" }));
  expect(paths()).toContain("/api/address/geocode");
  expect(options()).toEqual([]);
  await pause();
});

it("a press outside the form closes the suggestions", async () => {
  const { user } = renderBox();
  await user.type(field(), "信義路");
  await pause();
  await user.click(document.body);
  expect(options()).toEqual([]);
});

it("shows no suggestions and no error message when the connection is lost", async () => {
  const { user } = renderBox("lost");
  await user.type(field(), "信義路");
  await pause();
  expect(options()).toEqual([]);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
