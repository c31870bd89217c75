import { screen, waitFor } from "@testing-library/react";
import { RunningGroups } from "@/components/cart/running-groups";
import { readStored, writeStored } from "@/lib/client/storage";
import type { GroupOrder } from "@/lib/contracts/group-orders";
import type { KnownGroup } from "@/lib/groups/known-groups";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const SHOW = "/api/v3/GroupApi/show";
const NOW = Math.floor(Date.now() / 1000);

const makeKnown = (values: Partial<KnownGroup>): KnownGroup => ({
  token: "7.token",
  title: "週五便當",
  store_id: 1,
  store_name: "測試麵店",
  deadline: NOW - 60,
  state: "ordering",
  ...values,
});

function show(known: KnownGroup[], replies: Replies, store?: { id: number; canStart: boolean }) {
  writeStored("groups", known);
  const calls = serveCalls(replies);
  renderWithMessages(<RunningGroups store={store} />);
  return calls;
}

/** The answer of the backend for a stored group order whose state has changed. */
const answerWith = (state: GroupOrder["state"]) => ({
  [SHOW]: { data: { ...makeKnown({ state }), server_time: NOW } },
});
const storedTokens = () => readStored("groups")?.map(({ token }) => token);

it("the links show that a group order has been ordered since its page was open, and stay in their order (GO-16)", async () => {
  const first = makeKnown({ token: "8.token", title: "週四便當", state: "ordered" });
  const calls = show([first, makeKnown({})], answerWith("ordered"));
  const link = screen.getByRole("link", { name: /週五便當/ });
  expect(link).toHaveTextContent("點餐已截止");
  await waitFor(() => expect(link).toHaveTextContent("已送出，看每人應付"));
  expect(storedTokens()).toEqual(["8.token", "7.token"]);
  expect(calls.countOf(SHOW)).toBe(1);
  expect(calls.bodyOf(SHOW)).toEqual({ token: "7.token" });
});

it("the links lose a group order that has been cancelled since its page was open (GO-16)", async () => {
  show([makeKnown({ state: "open" })], answerWith("cancelled"));
  await waitFor(() => expect(storedTokens()).toEqual([]));
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

it("the links keep a group order if the backend cannot be asked (GO-16)", async () => {
  const calls = show([makeKnown({})], { [SHOW]: "broken" });
  await waitFor(() => expect(calls.countOf(SHOW)).toBe(1));
  expect(screen.getByRole("link", { name: /週五便當/ })).toHaveTextContent("點餐已截止");
});

it("the links on the store page do not ask the backend, because they must not move (GO-22)", () => {
  const calls = show([makeKnown({})], answerWith("ordered"), { id: 1, canStart: true });
  expect(screen.getByRole("link", { name: /週五便當/ })).toBeVisible();
  expect(calls.countOf(SHOW)).toBe(0);
});
