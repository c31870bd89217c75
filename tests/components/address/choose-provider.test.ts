import { serveCalls } from "@/tests/setup/serve-calls";

// A page chooses its provider once, so each test loads the modules again.
async function requestedPaths() {
  const { paths } = serveCalls({});
  const { addressProvider } = await import("@/lib/client/choose-provider");
  const provider = await addressProvider();
  await provider.geocode("台北市信義區市府路1號");
  return paths();
}

beforeEach(() => jest.resetModules());
afterEach(() => {
  document.head.innerHTML = "";
  Reflect.deleteProperty(window, "google");
});

it("uses the gazetteer and loads no Google script when there is no Google key (AP-17)", async () => {
  expect(await requestedPaths()).toEqual(["/api/address/geocode"]);
  expect(document.querySelector("script")).toBeNull();
});

it("uses the gazetteer when there is a Google key but Google cannot be reached", async () => {
  jest.spyOn(console, "info").mockImplementation(() => undefined);
  document.head.innerHTML = '<meta name="maps-key" content="browser-key">';
  const importLibrary = () => Promise.reject(new Error("blocked"));
  Object.assign(window, { google: { maps: { importLibrary } } });
  expect(await requestedPaths()).toEqual(["/api/address/geocode"]);
});
