/** The terms of RU-48 to RU-50, which the texts of pages show. The server computes the price of an order itself. */
export const COURIER_TERMS = {
  base_km: 3,
  base_fee: 70,
  step_fee: 15,
  other_city_fee: 20,
  max_km: 15,
  quantity_max: 5,
  weight_kg: 10,
  size_cm: "40 × 40 × 50",
  wait_minutes: 10,
  cancel_percent: 50,
  compensation_times: 5,
  compensation_max: 5000,
} as const;

/** The fee in NT$ for a distance within one city. */
export function courierFee(km: number): number {
  const { base_km, base_fee, step_fee } = COURIER_TERMS;
  return base_fee + Math.max(0, Math.ceil(km - base_km)) * step_fee;
}
