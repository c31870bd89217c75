import { render, screen } from "@testing-library/react";
import { AppLinks } from "@/components/site/app-links";
import { site } from "@/lib/site/site";

const labels = { ios: "下載 iOS App", android: "下載 Android App" };
const linksFor = (userAgent: string) => {
  jest.spyOn(window.navigator, "userAgent", "get").mockReturnValue(userAgent);
  render(<AppLinks labels={labels} />);
  return screen.getAllByRole("link").map((link) => link.getAttribute("href"));
};

it.each([
  ["an iPhone", "iPhone", [site.iosUrl, site.androidUrl]],
  ["an Android phone", "Linux; Android 16", [site.androidUrl, site.iosUrl]],
  ["a desktop", "Windows NT 10.0", [site.iosUrl, site.androidUrl]],
])(
  "on %s, links to both app stores; the Android link is first only on an Android phone (RT-16)",
  (_device, userAgent, hrefs) => {
    expect(linksFor(userAgent)).toEqual(hrefs);
  },
);
