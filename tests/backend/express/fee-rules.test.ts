import { cancelFee, cityOf, errandFee } from "../../../backend/express/fee-rules.ts";
import { distanceMetres } from "../../../backend/stores/delivery-rules.ts";
import { districts } from "../../../lib/address/districts";

const FROM = { lat: 25.0345, lng: 121.5 };
/** So many metres by road to the south, still in the same part of the city. */
function south(distance_m: number) {
  const degrees = distance_m / 1.3 / ((6_371_000 * Math.PI) / 180);
  return { lat: FROM.lat - degrees, lng: FROM.lng };
}
const feeAt = (distance_m: number) => {
  const asked = { pickup: FROM, destination: south(distance_m), pickup_city_name: "台北市" };
  const { fee } = errandFee(asked);
  const isOther = cityOf(asked.destination) !== "台北市";
  return fee === null || !isOther ? fee : fee - 20;
};

describe("what an errand costs (domain rule C9)", () => {
  it.each([
    [0, 70],
    [1500, 70],
    [3000, 70],
    [3001, 85],
    [4000, 85],
    [4001, 100],
    [9000, 160],
    [14_001, 250],
    [15_000, 250],
    [15_001, null],
    [40_000, null],
  ])("%d m cost %p", (distance_m, fee) => {
    expect(distanceMetres(FROM, south(distance_m))).toBe(distance_m);
    expect(feeAt(distance_m)).toBe(fee);
  });

  const taipei = { lat: 25.03361, lng: 121.56445 };
  const songshan = { lat: 25.0517, lng: 121.5645 };
  const banqiao = { lat: 25.0115, lng: 121.464 };

  it.each([
    ["within the city", songshan, taipei, "台北市", 70],
    ["to another city", taipei, banqiao, "台北市", 255],
    ["from another city", banqiao, taipei, "新北市", 255],
    ["named after the other end", taipei, banqiao, "新北市", 255],
    ["named after a city that neither is in", songshan, taipei, "高雄市", 90],
    ["named after nothing", songshan, taipei, "", 90],
  ])("%s", (_what, pickup, destination, pickup_city_name, fee) => {
    const asked = errandFee({ pickup, destination, pickup_city_name });
    expect(asked.fee).toBe(fee);
  });

  it.each([
    ["Paris", { lat: 48.8566, lng: 2.3522 }],
    ["the ocean", { lat: 24, lng: 125 }],
    ["nowhere", { lat: 0, lng: 0 }],
  ])("no courier rides in %s", (_where, place) => {
    const asked = { pickup: place, destination: place, pickup_city_name: "台北市" };
    expect(errandFee(asked).fee).toBeNull();
  });
});

it("each district's centre is in its city", () => {
  const wrong = districts.filter((one) => cityOf(one) !== one.city_name);
  expect(wrong.map(({ city_name, area_name }) => city_name + area_name)).toEqual([]);
});

describe("what a courier's vain wait costs", () => {
  it.each([
    [70, 70, 35],
    [85, 85, 43],
    [250, 250, 125],
    [85, 30, 30],
    [85, 0, 0],
  ])("of a fee of %d with %d paid %d are kept", (delivery_fee, pay_total, kept) => {
    expect(cancelFee({ delivery_fee, pay_total })).toBe(kept);
  });
});
