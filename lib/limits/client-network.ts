import ipaddr from "ipaddr.js";

/** The networks to which a client's address belongs. They are the keys of rate-limit buckets. */
export type ClientNetwork = {
  /** The network that one client controls: an IPv4 address, or the /64 network of an IPv6 address. */
  narrow: string;
  /**
   * The network of the internet provider: the /16 network of an IPv4 address, or the /32 network of an IPv6 address.
   */
  wide: string;
};

/** The network for all clients whose address cannot be parsed. */
const UNKNOWN: ClientNetwork = { narrow: "unknown", wide: "unknown" };

/** No address is longer than this, not even an IPv6 address with its zone. */
const MAX_LENGTH = 64;

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Parses an IP address in the usual notation. An IPv4-mapped IPv6 address becomes an IPv4 address. Returns null for any
 * other text.
 */
export function parseAddress(text: string): Address | null {
  if (text.length > MAX_LENGTH) return null;
  // `ipaddr.isValid` alone also accepts `1` and `0x7f.1`, which no proxy writes.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress ? ipaddr.process(text) : null;
}

/**
 * The networks of an address. An IPv6 client can use every address of its /64 network, so the /64 network counts as one
 * client.
 */
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
