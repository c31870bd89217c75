import { RETURN_TO_COOKIE, RETURN_TO_SECONDS } from "@/lib/routing/return-to";
import { writeCookie } from "./cookies";
import { removeStored } from "./storage";

/** The session has ended: login must not think that somebody is signed in, and must lead back to `path`. */
export function rememberForLogin(path: string): void {
  removeStored("member");
  writeCookie(RETURN_TO_COOKIE, path, RETURN_TO_SECONDS);
}
