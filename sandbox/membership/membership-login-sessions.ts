import { newToken, type RandomBytes } from "../sandbox-secrets.ts";

export type LoginSession = { redirect_url: string; state: string };

export type LoginSessions = ReturnType<typeof loginSessions>;

const SESSION_LIFE_MS = 10 * 60_000;

/**
 * Stores the open login pages. The paths of a page's forms contain the token of the page. The token is valid for ten
 * minutes, but only until the login ends.
 */
export function loginSessions(now: () => number, randomBytes: RandomBytes) {
  const sessions = new Map<string, LoginSession & { at: number }>();

  return {
    open(session: LoginSession) {
      for (const [old, { at }] of sessions) {
        if (now() - at < SESSION_LIFE_MS) break;
        sessions.delete(old);
      }
      const token = newToken(randomBytes);
      sessions.set(token, { ...session, at: now() });
      return token;
    },
    find(token: string): LoginSession | null {
      const session = sessions.get(token);
      return session && now() - session.at < SESSION_LIFE_MS ? session : null;
    },
    close: (token: string) => sessions.delete(token),
  };
}
