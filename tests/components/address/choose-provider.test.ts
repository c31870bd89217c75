import { serveCalls } from "@/tests/setup/serve-calls";

// Asked once a page: each test is a page of its own.
async function pathsAsked() {
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

it("without a key the gazetteer answers, and nothing of Google's is fetched (AP-17)", async () => {
  expect(await pathsAsked()).toEqual(["/api/address/geocode"]);
  expect(document.querySelector("script")).toBeNull();
});

it("with a key whose service cannot be reached the gazetteer answers too", async () => {
  jest.spyOn(console, "info").mockImplementation(() => undefined);
  document.head.innerHTML = '<meta name="maps-key" content="browser-key">';
  const importLibrary = () => Promise.reject(new Error("blocked"));
  Object.assign(window, { google: { maps: { importLibrary } } });
  expect(await pathsAsked()).toEqual(["/api/address/geocode"]);
});
