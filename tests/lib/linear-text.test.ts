import { searchGrams, searchText } from "@/backend/db/search-grams";
import { searchTerms } from "@/backend/stores/search-terms";
import { hasHouseNumber } from "@/lib/address/address-parts";
import { normalizeAddressText } from "@/lib/address/address-text";
import { geocode } from "@/lib/address/geocode";
import { parseAddress } from "@/lib/address/parse-address";
import { suggestAddresses } from "@/lib/address/suggest-addresses";
import { isEmail } from "@/lib/auth/contact-rules";
import { thirdReturnPlace } from "@/lib/auth/third-return";
import { lineOf, phoneOf, textOf } from "@/lib/checkout/request-text";
import { plainText } from "@/lib/content/plain-text";
import { joinUsBodySchema } from "@/lib/contracts/merchants";
import { toldLocation } from "@/lib/events/page-location";
import { opnDestination } from "@/lib/routing/opn-redirect";
import { looksPersonal } from "@/lib/routing/personal-text";
import { publicRoute } from "@/lib/routing/public-route";
import { keptReturnTo, safeReturnTo } from "@/lib/routing/return-to";
import { utmOf, utmText, utmVisit } from "@/lib/routing/utm";
import { searchTerm } from "@/lib/search/recent-searches";
import { makeJoinUsBody } from "../factories/merchant-applications";
import { adversarial, leastTime, SHAPES } from "../setup/adversarial-text";

const ALLOWED_MS = 20;
const LENGTH = 60_000;
/** What the address handlers and the search accept. */
const TYPED = 240;
/** The longest address that the shop server takes. */
const ADDRESS = 16_000;

const params = (text: string) => new URLSearchParams({ utm_source: text, v3: text, state: text });

/** Functions that read outside text, each with the longest text that reaches it. */
const READERS: [string, number, (text: string) => unknown][] = [
  ["normalizeAddressText", TYPED, normalizeAddressText],
  ["parseAddress", TYPED, parseAddress],
  ["geocode", TYPED, geocode],
  ["suggestAddresses", TYPED, (text) => suggestAddresses(text)],
  [
    "suggestAddresses on a road",
    TYPED,
    (text) => suggestAddresses(`台北市信義區市府路${text}`.slice(0, TYPED)),
  ],
  ["hasHouseNumber", LENGTH, hasHouseNumber],
  ["isEmail", LENGTH, isEmail],
  ["plainText", LENGTH, plainText],
  ["lineOf", LENGTH, (text) => lineOf(text, 100)],
  ["textOf", LENGTH, (text) => textOf(text, 200)],
  ["phoneOf", LENGTH, phoneOf],
  ["toldLocation", LENGTH, (text) => toldLocation(`http://localhost:3000/store?stid=${text}`)],
  ["opnDestination", LENGTH, (text) => opnDestination(params(text))],
  ["looksPersonal", ADDRESS, looksPersonal],
  ["publicRoute, path", 1_500, (text) => publicRoute(`/${text}`, undefined)],
  ["publicRoute, query", LENGTH, (text) => publicRoute(`/store?stid=${text}&${text}`, undefined)],
  ["publicRoute, cookie", LENGTH, (text) => publicRoute("/storeList", text)],
  ["keptReturnTo", LENGTH, keptReturnTo],
  ["safeReturnTo", LENGTH, (text) => safeReturnTo(`/${text}`)],
  ["utmVisit", LENGTH, (text) => utmVisit(`/${text}`, params(text))],
  ["utmOf", LENGTH, utmOf],
  ["utmText", LENGTH, (text) => utmText({ path: text, query: { utm_source: text } })],
  ["thirdReturnPlace", LENGTH, (text) => thirdReturnPlace(1, params(text))],
  ["searchTerm", LENGTH, searchTerm],
  ["searchText", TYPED, searchText],
  ["searchGrams", TYPED, (text) => searchGrams([text])],
  ["searchTerms", TYPED, searchTerms],
  [
    "the application of a merchant",
    20_000,
    (question) => {
      const body = makeJoinUsBody();
      return joinUsBodySchema.safeParse({
        ...body,
        application: { ...body.application, question },
      });
    },
  ],
];

it.each(READERS)(
  "%s reads %i units of any text in less than 20 ms",
  async (_name, length, read) => {
    const slow: string[] = [];
    for (const shape of SHAPES) {
      const text = adversarial(shape, length);
      const time = await leastTime(() => read(text), ALLOWED_MS);
      if (time >= ALLOWED_MS) slow.push(`${shape.what}: ${Math.round(time)} ms`);
    }
    expect(slow).toEqual([]);
  },
);
