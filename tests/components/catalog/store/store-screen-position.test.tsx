import { act, screen, waitFor } from "@testing-library/react";
import { openStore, replace } from "../../../setup/open-store";
import "../../../setup/dom-dialog";
import "../../../setup/near-observer";

describe("a store page without a stored address", () => {
  function locate(answer: (ok: PositionCallback, fail: PositionErrorCallback) => void) {
    window.localStorage.removeItem("address");
    Object.defineProperty(navigator, "geolocation", {
      value: { getCurrentPosition: answer },
      configurable: true,
    });
  }
  const refuse = (code: number) => (_ok: PositionCallback, fail: PositionErrorCallback) =>
    fail({ code } as GeolocationPositionError);

  it.each([
    [1, "使用者拒絕位置服務，或瀏覽器設定不允許使用位置服務"],
    [3, "取得位置逾時，請再試一次"],
  ])(
    "shows a message for position error %i: %s, and then opens / (ST-13, ST-14)",
    async (code, text) => {
      jest.useFakeTimers({ advanceTimers: true, doNotFake: ["performance"] });
      locate(refuse(code));
      await openStore();
      expect(await screen.findByText(text)).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(2000));
      expect(replace).toHaveBeenCalledWith("/");
      jest.useRealTimers();
    },
  );

  it("stores the address of the visitor's position (ST-11, ST-12)", async () => {
    locate((ok) => ok({ coords: { latitude: 25.03, longitude: 121.56 } } as GeolocationPosition));
    const data = {
      city_name: "台北市",
      area_name: "信義區",
      area_id: 107,
      street: "市府路",
      address: "台北市信義區市府路",
      lat: 25.03,
      lng: 121.56,
      remark: "",
    };
    await openStore({ replies: { "/api/address/reverse": { data } } });
    await waitFor(() => expect(window.localStorage.getItem("address")).toContain("信義區"));
    expect(replace).not.toHaveBeenCalled();
  });
});

it("does not ask for the position when an address is stored", async () => {
  const ask = jest.fn();
  Object.defineProperty(navigator, "geolocation", {
    value: { getCurrentPosition: ask },
    configurable: true,
  });
  await openStore();
  expect(ask).not.toHaveBeenCalled();
});
