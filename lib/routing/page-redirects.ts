import {
  type Has,
  INTRO_PATHS,
  PLAIN_PATHS,
  QUERY_PATHS,
  query,
  REFERRAL_CODE,
  TEXT_PATHS,
} from "./routes";

type Redirect = {
  source: string;
  destination: string;
  permanent: boolean;
  has?: Has[];
  missing?: Has[];
};

/** RT-30: a store or product without its ids; RT-27: any unknown path. Internal paths are not public. */
export function pageRedirects(): Redirect[] {
  const texts = Object.keys(TEXT_PATHS);
  const known = [...INTRO_PATHS, ...QUERY_PATHS, ...PLAIN_PATHS, ...texts, "/404error"]
    .filter((path) => path !== "/")
    .map((path) => path.slice(1))
    .join("|");
  const home = { destination: "/home", permanent: false };
  return [
    // RT-05: a link of the app's. What else it carries comes along.
    ...[...INTRO_PATHS, "/introopn"].map((source) => ({
      source,
      has: [query("event", "dsub")],
      destination: "/subscription",
      permanent: false,
    })),
    { source: "/store", missing: [query("stid")], ...home },
    { source: "/grocery", missing: [query("stid")], ...home },
    { source: "/product", missing: [query("stid")], ...home },
    { source: "/product", missing: [query("fdid"), query("setid")], ...home },
    {
      source: `/:path((?!(?:${known})$|areas/|${REFERRAL_CODE}/[^/]+$|api/|_next/|[^?]*\\.[a-z0-9]+$).+)`,
      destination: "/404error",
      permanent: false,
    },
  ];
}
