import { DINING_TYPE } from "@/lib/contracts/codes";
import { formatViewCookie, parseViewCookie, type ViewCookie } from "@/lib/view/view-cookie";

const XINYI: ViewCookie = {
  area_id: 107,
  dining_type: DINING_TYPE.delivery,
  reservation_start_time: -1,
  lat: 25.03361,
  lng: 121.56445,
};

describe("the view cookie", () => {
  it("contains district, dining type, reservation time and position", () => {
    expect(formatViewCookie(XINYI)).toBe("107_1_-1_25.03361_121.56445");
  });

  it.each<ViewCookie>([
    XINYI,
    { ...XINYI, dining_type: DINING_TYPE.pickup },
    {
      ...XINYI,
      dining_type: DINING_TYPE.businessReservation,
      reservation_start_time: 1_795_252_500,
    },
    { ...XINYI, area_id: 0, dining_type: DINING_TYPE.pickup, lat: 0, lng: 0 },
    { ...XINYI, area_id: 2204, lat: 26.16, lng: 119.95 },
    { ...XINYI, area_id: 1701, lat: 22, lng: 120.5 },
  ])("is parsed to the same view: %j", (view) => {
    expect(parseViewCookie(formatViewCookie(view))).toEqual(view);
  });

  it("keeps five decimals of the position, which is a precision of about one metre", () => {
    const view = { ...XINYI, lat: 25.033611119, lng: 121.564459999 };
    expect(parseViewCookie(formatViewCookie(view))).toEqual({
      ...view,
      lat: 25.03361,
      lng: 121.56446,
    });
  });

  it.each([
    undefined,
    "",
    "107",
    "107_1_-1",
    "107_2_-1_25.0_121.5",
    "107_9_-1_25.0_121.5",
    "7_1_-1_25.0_121.5",
    "10700_1_-1_25.0_121.5",
    "107_1_-2_25.0_121.5",
    "107_1_now_25.0_121.5",
    "107_1_-1_125.0_121.5",
    "107_1_-1_NaN_121.5",
    "107_1_-1_25.0_121.5_",
    " 107_1_-1_25.0_121.5",
    "107_1_-1_25.0_121.5; path=/",
    "../107_1_-1_25.0_121.5",
  ])("is parsed to null if it is invalid: %s", (value) => {
    expect(parseViewCookie(value)).toBeNull();
  });
});
