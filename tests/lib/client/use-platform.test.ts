import { platformOf } from "@/lib/client/use-platform";

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Safari Line/15.1", 5, "ios"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari", 5, "ios"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari", 0, "other"],
  ["Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome", 5, "android"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome", 10, "other"],
])("platformOf(%j) with %d touch points is %s (RT-16)", (userAgent, touchPoints, platform) => {
  expect(platformOf(userAgent, touchPoints)).toBe(platform);
});
