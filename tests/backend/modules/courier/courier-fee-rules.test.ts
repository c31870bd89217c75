import { distanceMetres } from "../../../../backend/modules/address/distance.ts";
import { courierOrderFee } from "../../../../backend/modules/courier/courier-fee-rules.ts";

const FROM = { lat: 25.0345, lng: 121.5 };
/** Returns the point south of FROM at this distance by road, in metres. */
function south(distance_m: number) {
  const degrees = distance_m / 1.3 / ((6_371_000 * Math.PI) / 180);
  return { lat: FROM.lat - degrees, lng: FROM.lng };
}
const feeAt = (distance_m: number) => {
  const cities = { pickup_city_name: "台北市", destination_city_name: "台北市" };
  return courierOrderFee({ pickup: FROM, destination: south(distance_m), ...cities }).fee;
};

describe("the fee of a courier order (RU-48)", () => {
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
  ])("for %d m is NT$%p (null: out of range)", (distance_m, fee) => {
    expect(distanceMetres(FROM, south(distance_m))).toBe(distance_m);
    expect(feeAt(distance_m)).toBe(fee);
  });

  const taipei = { lat: 25.03361, lng: 121.56445 };
  const songshan = { lat: 25.0517, lng: 121.5645 };
  const banqiao = { lat: 25.0115, lng: 121.464 };

  it.each([
    ["has no surcharge within a city", songshan, taipei, ["台北市", "台北市"], 70],
    ["has a surcharge to another city", taipei, banqiao, ["台北市", "新北市"], 255],
    ["has a surcharge from another city", banqiao, taipei, ["新北市", "台北市"], 255],
  ] as const)("%s", (_what, pickup, destination, cities, fee) => {
    const [pickup_city_name, destination_city_name] = cities;
    const trip = { pickup, destination, pickup_city_name, destination_city_name };
    expect(courierOrderFee(trip).fee).toBe(fee);
  });
});
