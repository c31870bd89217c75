import { normalPath } from "./locale-path";
import { LOGIN_REQUIRED_PATHS } from "./routes";

/** True for a path that needs a login, in any letter case and language (RT-29). */
export function isGuarded(pathname: string): boolean {
  const path = normalPath(pathname);
  return LOGIN_REQUIRED_PATHS.some((guarded) => path === guarded.toLowerCase());
}
