import { LOGIN_REQUIRED_PATHS } from "@/lib/routing/routes";
import { hiddenPaths } from "@/lib/site/hidden-paths";

it("hiddenPaths contains the pages that require a login, /third/ and /api/, but no public page (AN-09)", () => {
  const hidden = hiddenPaths(LOGIN_REQUIRED_PATHS);
  const wanted = [
    "/checkout",
    "/member",
    "/orderList",
    "/couponList",
    "/third/",
    "/bindCard",
    "/api/",
  ];
  expect(hidden).toEqual(expect.arrayContaining(wanted));
  for (const path of LOGIN_REQUIRED_PATHS) {
    expect(hidden.some((beginning) => path.startsWith(beginning))).toBe(true);
  }
  for (const open of ["/", "/home", "/store", "/product", "/static", "/areas/", "/og/site.jpg"]) {
    expect(hidden.some((beginning) => open.startsWith(beginning))).toBe(false);
  }
});
