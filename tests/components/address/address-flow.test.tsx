import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressBox } from "@/components/address/address-box";
import { makeLocatedAddress } from "@/tests/factories/located-addresses";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { serveCalls } from "@/tests/setup/serve-calls";

type Located = ReturnType<typeof makeLocatedAddress>;

function renderBox(found: Located | null | "lost" = makeLocatedAddress()) {
  const network = serveCalls({
    "/api/address/suggest": { data: [] },
    "/api/address/geocode": found === "lost" ? "lost" : { data: found },
    "/api/address/reverse": found === "lost" ? "lost" : { data: found },
  });
  const onUse = jest.fn();
  renderWithMessages(<AddressBox onUse={onUse} />);
  return { onUse, user: userEvent.setup(), ...network };
}

const field = () => screen.getByRole("combobox", { name: "配送地址" });
const search = () => screen.getByRole("button", { name: "搜尋店家" });
const locate = () => screen.getByRole("button", { name: "使用我目前的位置" });

describe("searching for an address", () => {
  it.each(["", "   "])(
    "shows a message when the text is empty (%j), and sends nothing (AD-07, AD-08)",
    async (typed) => {
      const { user, onUse, countOf } = renderBox();
      if (typed) await user.type(field(), typed);
      await user.click(search());
      expect(await screen.findByRole("alert")).toHaveTextContent("請輸入您的地址");
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription("請輸入您的地址");
      expect(countOf("/api/address/geocode")).toBe(0);
      expect(onUse).not.toHaveBeenCalled();
    },
  );

  it.each([
    ["no city", makeLocatedAddress({ city_name: "" })],
    ["no district", makeLocatedAddress({ area_name: "" })],
    ["no street", makeLocatedAddress({ street: "" })],
    ["no address at all", null],
  ])(
    "refuses the typed address as incomplete if the provider finds %s (AD-09)",
    async (_name, found) => {
      const { user, onUse } = renderBox(found);
      await user.type(field(), "市府路1號{Enter}");
      expect(await screen.findByRole("alert")).toHaveTextContent("您的地址不夠完整，請重新調整。");
      expect(onUse).not.toHaveBeenCalled();
    },
  );

  it("uses a complete address at once if the typed text differs from it only by 臺 instead of 台", async () => {
    const { user, onUse } = renderBox();
    await user.type(field(), "臺北市信義區市府路1號");
    await user.click(search());
    await waitFor(() => expect(onUse).toHaveBeenCalledWith(makeLocatedAddress()));
  });

  it("uses a complete address at once when the typed text is another spelling of the same address (AD-23)", async () => {
    const { user, onUse } = renderBox();
    await user.type(field(), "110 信義區市府路 1號{Enter}");
    await waitFor(() => expect(onUse).toHaveBeenCalledWith(makeLocatedAddress()));
  });

  it("shows a message when the connection is lost, and keeps the typed text", async () => {
    const { user } = renderBox("lost");
    await user.type(field(), "台北市信義區市府路1號{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("網路連線異常，請稍後再試");
    expect(field()).toHaveValue("台北市信義區市府路1號");
  });
});

describe("searching for an address without city or district", () => {
  const whole = makeLocatedAddress({
    street: "信義路五段7號",
    address: "台北市信義區信義路五段7號",
  });
  const makeSuggestion = (text: string, is_complete = true) => ({ text, is_complete });
  const only = makeSuggestion("台北市信義區信義路五段7號");
  const geocode = (url: URL) => ({
    data: url.searchParams.get("text") === only.text ? whole : null,
  });

  function renderSuggesting(data: unknown) {
    const network = serveCalls({
      "/api/address/suggest": { data },
      "/api/address/geocode": geocode,
    });
    const onUse = jest.fn();
    renderWithMessages(<AddressBox onUse={onUse} />);
    return { onUse, user: userEvent.setup(), ...network };
  }

  it("shows the only possible address first, and uses it when 使用這個地址 is pressed", async () => {
    const { user, onUse } = renderSuggesting([only]);
    await user.type(field(), "信義路五段7號{Enter}");
    expect(await screen.findByText("找到的地址")).toBeVisible();
    expect(field()).toHaveValue("台北市信義區信義路五段7號");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(onUse).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "使用這個地址" }));
    expect(onUse).toHaveBeenCalledWith({ ...whole, is_guess: true });
  });

  it("hides the found address and offers the search again if the text changes", async () => {
    const { user } = renderSuggesting([only]);
    await user.type(field(), "信義路五段7號{Enter}");
    await screen.findByText("找到的地址");
    await user.type(field(), "2樓");
    expect(screen.queryByText("找到的地址")).not.toBeInTheDocument();
    expect(search()).toBeEnabled();
  });

  it.each([
    ["has two possible districts", [only, makeSuggestion("台中市西屯區信義路五段7號")]],
    [
      "has only a suggestion without a house number",
      [makeSuggestion("台北市信義區信義路五段", false)],
    ],
    ["has only suggestions that cannot be located", [makeSuggestion("台北市信義區信義路九段7號")]],
    ["has no suggestions", []],
  ])("refuses the address as incomplete if it %s (AD-09)", async (_name, suggestions) => {
    const { user, onUse } = renderSuggesting(suggestions);
    await user.type(field(), "信義路五段7號{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("您的地址不夠完整，請重新調整。");
    expect(field()).toHaveValue("信義路五段7號");
    expect(onUse).not.toHaveBeenCalled();
  });

  it("refuses the address as incomplete if the request for suggestions is lost", async () => {
    const { user, reply } = renderSuggesting([only]);
    reply("/api/address/suggest", "lost");
    await user.type(field(), "信義路五段7號{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("您的地址不夠完整，請重新調整。");
  });
});

describe("using an address without a house number", () => {
  const unnumbered = makeLocatedAddress({ street: "市府路", address: "台北市信義區市府路" });

  async function ask() {
    const rendered = renderBox(unnumbered);
    await rendered.user.type(field(), "台北市信義區市府路{Enter}");
    const dialog = await screen.findByRole("dialog", {
      name: "您的地址沒有門牌「號」，確定要使用這個地址嗎？",
    });
    return { ...rendered, dialog };
  }

  it("shows the whole address and asks for a confirmation (AD-11)", async () => {
    const { dialog, onUse } = await ask();
    expect(dialog).toHaveTextContent("台北市信義區市府路");
    expect(onUse).not.toHaveBeenCalled();
  });

  it("closes the question on 取消 and uses no address (AD-12)", async () => {
    const { user, onUse } = await ask();
    await user.click(screen.getByRole("button", { name: "取消" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(onUse).not.toHaveBeenCalled();
  });

  it("uses the address and closes the question on 確定 (AD-13)", async () => {
    const { user, onUse } = await ask();
    await user.click(screen.getByRole("button", { name: "確定" }));
    expect(onUse).toHaveBeenCalledWith(unnumbered);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("an address that was located with the precision", () => {
  const atRoad = makeLocatedAddress({ precision: "road" });
  const inDistrict = makeLocatedAddress({ precision: "district", remark: "5樓" });
  const use = () => screen.getByRole("button", { name: "使用這個地址" });

  function mockPosition() {
    const value = {
      getCurrentPosition: (found: (position: unknown) => void) =>
        found({ coords: { latitude: 25.0391, longitude: 121.5653 } }),
    };
    Object.defineProperty(navigator, "geolocation", { value, configurable: true });
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, "geolocation");
  });

  async function findUncertain() {
    const rendered = renderBox(inDistrict);
    await rendered.user.type(field(), "台北市信義區不存在路9號{Enter}");
    expect(await screen.findByText("只定位到行政區")).toBeVisible();
    return rendered;
  }

  it('"road" is used at once (AD-23)', async () => {
    const { user, onUse } = renderBox(atRoad);
    await user.type(field(), "台北市信義區市府路1號{Enter}");
    await waitFor(() => expect(onUse).toHaveBeenCalledWith(atRoad));
  });

  it('"district" is shown first, and the visitor can add a landmark (AD-24)', async () => {
    const { user, onUse } = await findUncertain();
    expect(onUse).not.toHaveBeenCalled();
    expect(screen.getByText(/先以信義區的中心估算/)).toBeVisible();
    expect(screen.queryByText("找到的地址")).not.toBeInTheDocument();
    await user.type(screen.getByRole("textbox", { name: "附近地標" }), "市府站旁");
    await user.click(use());
    expect(onUse).toHaveBeenCalledWith({ ...inDistrict, remark: "5樓，市府站旁" });
  });

  it('"district" can be used without a landmark', async () => {
    const { user, onUse } = await findUncertain();
    await user.click(use());
    expect(onUse).toHaveBeenCalledWith(inDistrict);
  });

  it('"district" gets the position of the device when the visitor asks for this (AD-24)', async () => {
    mockPosition();
    const { user, onUse } = await findUncertain();
    await user.click(screen.getByRole("button", { name: "我就在這裡，用目前位置定位" }));
    expect(await screen.findByText("已用目前位置定位")).toBeVisible();
    await user.click(use());
    const pinned = { ...inDistrict, lat: 25.0391, lng: 121.5653, precision: "pin" };
    expect(onUse).toHaveBeenCalledWith(pinned);
  });

  it('"district" keeps the centre of the district if the device is in another district (AD-24)', async () => {
    mockPosition();
    const { user, reply, onUse } = await findUncertain();
    reply("/api/address/reverse", { data: makeLocatedAddress({ area_id: 101 }) });
    await user.click(screen.getByRole("button", { name: "我就在這裡，用目前位置定位" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "您目前的位置不在信義區，請改填附近地標。",
    );
    await user.click(use());
    expect(onUse).toHaveBeenCalledWith(inDistrict);
  });
});

describe("使用我目前的位置", () => {
  type Answer = (
    found: (position: unknown) => void,
    failed: (failure: { code: number }) => void,
    options: PositionOptions,
  ) => void;

  function mockGeolocation(answer: Answer | null) {
    const value = answer && { getCurrentPosition: jest.fn(answer) };
    if (answer) Object.defineProperty(navigator, "geolocation", { value, configurable: true });
    return value;
  }

  afterEach(() => {
    Reflect.deleteProperty(navigator, "geolocation");
  });

  it.each([
    [1, "使用者拒絕位置服務，或瀏覽器設定不允許使用位置服務"],
    [2, "無法取得您的位置，請確認網路連線"],
    [3, "取得位置逾時，請再試一次"],
    [0, "取得位置時發生未知錯誤"],
  ])("shows a message for the browser's error %d: %s (ER-08 to ER-11)", async (code, sentence) => {
    mockGeolocation((_found, failed) => failed({ code }));
    const { user } = renderBox();
    await user.click(locate());
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  });

  it("shows 您的裝置不支援位置服務 on a device without geolocation (ER-07)", async () => {
    const { user } = renderBox();
    await user.click(locate());
    expect(await screen.findByRole("alert")).toHaveTextContent("您的裝置不支援位置服務");
  });

  it("waits at most 5 seconds, and shows that it is waiting (AD-06, CN-01)", async () => {
    const device = mockGeolocation(() => undefined);
    const { user } = renderBox();
    await user.click(locate());
    expect(device?.getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ timeout: 5000 });
    expect(screen.getByRole("button", { name: "正在取得您的位置…" })).toBeDisabled();
  });

  it("fills in an address without a house number, and asks the visitor to add the number (AD-05)", async () => {
    mockGeolocation((found) => found({ coords: { latitude: 25.0375, longitude: 121.5645 } }));
    const here = makeLocatedAddress({ street: "市府路", address: "台北市信義區市府路" });
    const { user, onUse } = renderBox(here);
    await user.click(locate());
    await waitFor(() => expect(field()).toHaveValue("台北市信義區市府路"));
    expect(field()).toHaveAccessibleDescription("請補上門牌號碼，再搜尋店家。");
    expect(onUse).not.toHaveBeenCalled();
  });

  it("uses a complete address at once when the position is accurate to 50 metres (AD-05)", async () => {
    const coords = { latitude: 25.0375, longitude: 121.5645, accuracy: 50 };
    mockGeolocation((found) => found({ coords }));
    const { user, onUse } = renderBox();
    await user.click(locate());
    await waitFor(() => expect(onUse).toHaveBeenCalledWith(makeLocatedAddress()));
  });

  it("shows the address first when the position is less accurate than 50 metres (AD-05)", async () => {
    const coords = { latitude: 25.0375, longitude: 121.5645, accuracy: 51 };
    mockGeolocation((found) => found({ coords }));
    const { user, onUse } = renderBox();
    await user.click(locate());
    const use = await screen.findByRole("button", { name: "使用這個地址" });
    expect(onUse).not.toHaveBeenCalled();
    await user.click(use);
    expect(onUse).toHaveBeenCalledTimes(1);
  });

  it("for a position outside Taiwan, shows a message, and removes it when the text changes (AD-04)", async () => {
    mockGeolocation((found) => found({ coords: { latitude: 35.6, longitude: 139.7 } }));
    const { user } = renderBox(null);
    await user.click(locate());
    expect(await screen.findByRole("alert")).toHaveTextContent("目前只服務台灣地區的地址");
    fireEvent.change(field(), { target: { value: "台" } });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
