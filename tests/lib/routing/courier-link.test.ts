import { SESSION_ID_MAX } from "@/lib/contracts/codes";
import { courierLink, isSessionId } from "@/lib/routing/courier-session";
import { publicRoute } from "@/lib/routing/public-route";

const SESSION_ID = "Xa9_-bcdefghijklmnopqA";

it.each([undefined, null, "", "x".repeat(SESSION_ID_MAX + 1), `${"x".repeat(21)};`, "a b"])(
  "isSessionId refuses %j",
  (text) => expect(isSessionId(text)).toBe(false),
);

it.each([SESSION_ID, "c0a81e55-7d21-4b0e-9f3a-5e1d77aa0192", "7"])(
  "isSessionId accepts %j, because the backend decides the format of a session_id",
  (text) => expect(isSessionId(text)).toBe(true),
);

it.each([
  ["/expressDelivery", "expressDelivery"],
  ["/EXPRESSDELIVERY", "expressDelivery"],
  ["/bindCard", "bindCard"],
  ["/bindcard", "bindCard"],
])(
  "a link to %s with a session_id goes to the handler /api/express/enter (RT-24)",
  (path, page) => {
    const link = `${path}?session_id=${SESSION_ID}&utm_source=line`;
    const url = `/api/express/enter?session_id=${SESSION_ID}&utm_source=line&page=${page}`;
    expect(publicRoute(link)).toEqual({ kind: "handler", url });
    // A link with an empty session_id goes to the handler too.
    expect(publicRoute(`${path}?session_id=`).kind).toBe("handler");
  },
);

it.each(["/expressDelivery", "/expressDelivery?payment=cancelled", "/home?session_id=x"])(
  "%s goes to its page and not to the handler",
  (path) => {
    const { pathname, searchParams } = new URL(path, "http://localhost");
    expect(courierLink(pathname, searchParams)).toBeNull();
  },
);
