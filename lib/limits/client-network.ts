import ipaddr from "ipaddr.js";

/** The networks that a client's address belongs to, as keys of rate-limit buckets. */
export type ClientNetwork = {
  /** The part that one client controls: an IPv4 address, or the /64 of an IPv6 address. */
  narrow: string;
  /** The internet provider's part: the /16 of an IPv4 address, the /32 of an IPv6 address. */
  wide: string;
};

/** Shared by every client whose address cannot be read. */
const UNKNOWN: ClientNetwork = { narrow: "unknown", wide: "unknown" };

/** Text longer than an IPv6 address with its zone is no address. */
const MAX_LENGTH = 64;

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Parses an address in its usual notation; IPv4-mapped IPv6 becomes IPv4. Returns null for any other text. */
export function parseAddress(text: string): Address | null {
  if (text.length > MAX_LENGTH) return null;
  // `ipaddr.isValid` alone also accepts `1` and `0x7f.1`, which no proxy writes.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress ? ipaddr.process(text) : null;
}

/** An IPv6 client may use every address of its /64, so the /64 counts as one client. */
export function networkOf(address: string): ClientNetwork {
  const parsed = parseAddress(address);
  if (!parsed) return UNKNOWN;
  const bytes = parsed.toByteArray();
  if (parsed.kind() === "ipv4") {
    return { narrow: bytes.join("."), wide: `${bytes.slice(0, 2).join(".")}/16` };
  }
  const hex = (count: number) => Buffer.from(bytes.slice(0, count)).toString("hex");
  return { narrow: `${hex(8)}/64`, wide: `${hex(4)}/32` };
}
