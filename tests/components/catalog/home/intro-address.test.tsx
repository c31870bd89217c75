import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IntroAddress } from "@/components/catalog/home/intro-address";
import { ViewCookieRestorer } from "@/components/catalog/list/view-cookie-restorer";
import { readCookie, writeCookie } from "@/lib/client/cookies";
import { readStored, writeStored } from "@/lib/client/storage";
import { keepWaitingStore, waitingStore } from "@/lib/client/waiting-store";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { initialView } from "@/lib/view/initial-view";
import { makeLocatedAddress } from "@/tests/factories/located-addresses";
import { recordPageLoads } from "@/tests/setup/page-loads";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { serveCalls } from "@/tests/setup/serve-calls";

const GEOCODE = "/api/address/geocode";
const CITY_HALL = {
  address: "台北市信義區市府路1號",
  areaName: "信義區",
  cityName: "台北市",
  lat: 25.03746,
  lng: 121.56452,
  street: "市府路1號",
  remark: "3樓",
};

// jsdom cannot load pages. It logs an error where a browser would open another page.
let loads: jest.SpyInstance;
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  writeCookie("view", "", 0);
  loads = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
const hasLeft = () => String(loads.mock.calls[0]?.[0]).includes("navigation");

describe("the address form of the intro", () => {
  it("stores the address, writes its district and position to the view cookie, and opens another page (AD-14, EN-01)", async () => {
    serveCalls({
      "/api/address/suggest": { data: [] },
      [GEOCODE]: { data: makeLocatedAddress({ remark: "3樓" }) },
    });
    renderWithMessages(<IntroAddress />);
    await userEvent.type(screen.getByRole("combobox"), "台北市信義區市府路1號3樓{Enter}");
    await waitFor(() => expect(readStored("address")).toEqual(CITY_HALL));
    expect(readCookie("view")).toBe("107_1_-1_25.03746_121.56452");
    expect(hasLeft()).toBe(true);
  });

  it("opens another page from the campaign's intro, and stores the address (AD-17)", async () => {
    serveCalls({ [GEOCODE]: { data: makeLocatedAddress() } });
    window.history.replaceState(null, "", "/introopn?rtt=1&stid=7");
    const visited: string[] = [];
    loads.mockImplementation((error) => visited.push(String(error)));
    renderWithMessages(<IntroAddress variant="opn" />);
    await userEvent.type(screen.getByRole("combobox"), "台北市信義區市府路1號{Enter}");
    await waitFor(() => expect(visited.join()).toContain("navigation"));
    expect(readStored("address")).toMatchObject({ street: "市府路1號" });
  });

  it("opens the store page that sent the visitor to the intro, and forgets that page (ST-38)", async () => {
    serveCalls({ [GEOCODE]: { data: makeLocatedAddress() } });
    const visited = recordPageLoads();
    window.history.replaceState(null, "", "/store?stid=7&number=A1");
    keepWaitingStore();
    window.history.replaceState(null, "", "/");
    renderWithMessages(<IntroAddress />);
    expect(screen.getByText("請先輸入配送地址，輸入後會帶您回到剛才的店家。")).toBeVisible();
    await userEvent.type(screen.getByRole("combobox"), "台北市信義區市府路1號{Enter}");
    await waitFor(() => expect(visited).toEqual(["/store?stid=7&number=A1"]));
    expect(waitingStore()).toBeNull();
  });

  it.each(["//evil.example/store?stid=7", "/checkout", "javascript:alert(1)"])(
    "ignores the stored return page %s, because it is not a store page (SE-07)",
    (place) => {
      window.history.replaceState(null, "", "/");
      window.sessionStorage.setItem("waitingStore", place);
      renderWithMessages(<IntroAddress />);
      expect(screen.queryByText(/剛才的店家/)).not.toBeInTheDocument();
    },
  );

  it("does not store an incomplete address, and opens no page", async () => {
    serveCalls({ "/api/address/suggest": { data: [] }, [GEOCODE]: { data: null } });
    renderWithMessages(<IntroAddress />);
    await userEvent.type(screen.getByRole("combobox"), "市府路1號{Enter}");
    await screen.findByRole("alert");
    expect(readStored("address")).toBeNull();
    expect(readCookie("view")).toBeUndefined();
    expect(loads).not.toHaveBeenCalled();
  });

  it("is filled in with the stored address", () => {
    writeStored("address", CITY_HALL);
    renderWithMessages(<IntroAddress />);
    expect(screen.getByRole("combobox")).toHaveValue("台北市信義區市府路1號");
  });
});

describe("a browser without a view cookie", () => {
  it("writes the district and position of the stored address to the view cookie, and loads the page again", async () => {
    serveCalls({ [GEOCODE]: { data: makeLocatedAddress() } });
    writeStored("address", CITY_HALL);
    writeStored("viewState", { ...initialView(), dining_type: DINING_TYPE.pickup });
    renderWithMessages(<ViewCookieRestorer />);
    await waitFor(() => expect(readCookie("view")).toBe("107_0_-1_25.03746_121.56452"));
    expect(hasLeft()).toBe(true);
  });

  it.each([
    ["no address is stored", null, makeLocatedAddress()],
    ["no district is found for the stored address or for its position", CITY_HALL, null],
  ])("does not load the page again when %s", async (_name, address, found) => {
    const { paths } = serveCalls({
      [GEOCODE]: { data: found },
      "/api/address/reverse": { data: null },
    });
    if (address) writeStored("address", address);
    renderWithMessages(<ViewCookieRestorer />);
    await waitFor(() => expect(paths()).toHaveLength(address ? 2 : 0));
    expect(readCookie("view")).toBeUndefined();
    expect(loads).not.toHaveBeenCalled();
  });
});
