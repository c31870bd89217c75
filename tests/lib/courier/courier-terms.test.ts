import { COURIER_TERMS, courierFee } from "@/lib/courier/courier-terms";

it.each([
  [0.4, 70],
  [3, 70],
  [3.1, 85],
  [4, 85],
  [6, 115],
  [COURIER_TERMS.max_km, 250],
])("a courier order of %s km within one city costs NT$%s (RU-48)", (km, fee) => {
  expect(courierFee(km)).toBe(fee);
});
