import { readBackendConfig } from "../../../backend/config/backend-config.ts";
import { TEST_SECRETS } from "../../setup/test-secrets";

const simulatorAges = (ORDER_SIMULATOR_SECONDS?: string, real: Record<string, string> = {}) =>
  readBackendConfig({
    ...TEST_SECRETS,
    ...real,
    ...(ORDER_SIMULATOR_SECONDS !== undefined && { ORDER_SIMULATOR_SECONDS }),
  }).ORDER_SIMULATOR_SECONDS;

it.each([
  [
    "uses the default ages of orders if ORDER_SIMULATOR_SECONDS is missing",
    undefined,
    [60, 240, 480],
  ],
  ["uses the ages of orders in ORDER_SIMULATOR_SECONDS", "0,5,5", [0, 5, 5]],
  ["is off if ORDER_SIMULATOR_SECONDS is empty", "", null],
])("the order simulator %s", (_what, text, ages) => {
  expect(simulatorAges(text)).toEqual(ages);
});

it.each(["LINE_PAY_HOST", "PAYUNI_HOST", "ICASH_PAY_HOST"])(
  "the order simulator is off if %s is set, unless ORDER_SIMULATOR_SECONDS contains ages",
  (host) => {
    const real = { [host]: "https://provider.example" };
    expect(simulatorAges(undefined, real)).toBeNull();
    expect(simulatorAges("", real)).toBeNull();
    expect(simulatorAges("0,5,5", real)).toEqual([0, 5, 5]);
    expect(simulatorAges(undefined, { [host]: "" })).toEqual([60, 240, 480]);
  },
);

it.each(["60,240", "60,240,480,900", "240,60,480", "60,480,240", "soon", "-1,2,3"])(
  "reports ORDER_SIMULATOR_SECONDS=%s as wrong",
  (text) => {
    expect(() => simulatorAges(text)).toThrow("ORDER_SIMULATOR_SECONDS");
  },
);

it.each(["60", "2,4,8,15,30,60", "15,179", "300,60"])(
  "refuses RECONCILE_SECONDS=%s, because its last age is less than 180 seconds",
  (RECONCILE_SECONDS) => {
    const start = () => readBackendConfig({ ...TEST_SECRETS, RECONCILE_SECONDS });
    expect(start).toThrow(
      "the last age must be at least 180, so that customers have the time to pay",
    );
    expect(start).toThrow("RECONCILE_SECONDS");
  },
);

it("accepts RECONCILE_SECONDS whose last age is 180", () => {
  const { RECONCILE_SECONDS } = readBackendConfig({ ...TEST_SECRETS, RECONCILE_SECONDS: "15,180" });
  expect(RECONCILE_SECONDS).toEqual([15, 180]);
});

it("uses the default of SEED if SEED is empty", () => {
  expect(readBackendConfig({ ...TEST_SECRETS, SEED: "" }).SEED).toBe(20_261_121);
});

it.each([
  [{ DATABASE_POOL_SIZE: "0" }, "DATABASE_POOL_SIZE"],
  [{ DATABASE_JOB_POOL_SIZE: "many" }, "DATABASE_JOB_POOL_SIZE"],
  [{ DATABASE_STATEMENT_MS: "0" }, "DATABASE_STATEMENT_MS"],
  [{ DATABASE_LOCK_MS: "40000" }, "must not exceed DATABASE_STATEMENT_MS"],
])("refuses an invalid pool size or time limit of the database: %j (DB-10)", (env, sentence) => {
  expect(() => readBackendConfig({ ...TEST_SECRETS, ...env })).toThrow(sentence);
});
