import { LOGIN_REQUIRED_PATHS } from "./routes";

/** True for a path that needs a login, in any letter case (RT-29). */
export function isGuarded(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return LOGIN_REQUIRED_PATHS.some((guarded) => path === guarded.toLowerCase());
}
