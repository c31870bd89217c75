import { splitLocale } from "./locale-path";
import { LOGIN_REQUIRED_PATHS } from "./routes";

/** True for a path that needs a login, in any letter case and language (RT-29). */
export function isGuarded(pathname: string): boolean {
  const path = splitLocale(pathname).path.toLowerCase();
  return LOGIN_REQUIRED_PATHS.some((guarded) => path === guarded.toLowerCase());
}
