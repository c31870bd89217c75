import ipaddr from "ipaddr.js";

/** Leading bits of an address that belong to one network. */
type Bits = { ipv4: number; ipv6: number };

const ONE_CLIENT: Bits = { ipv4: 32, ipv6: 64 };
const COARSE: Bits = { ipv4: 24, ipv6: 48 };

/** What a budget counts as one client: the IPv4 address, or the /64 that an IPv6 provider gives to one customer. */
export function clientNetwork(ip: string): string {
  return networkOf(ip, ONE_CLIENT);
}

/** The /24 or the /48: enough to recognise one's own connection, too little to name a household. */
export function coarseNetwork(ip: string): string {
  return networkOf(ip, COARSE);
}

/**
 * Empty for a text that is not an address, and for a loopback address: it belongs to this machine's own programs, which
 * call for many people. An IPv4 address written as IPv6 is IPv4.
 */
function networkOf(ip: string, { ipv4, ipv6 }: Bits): string {
  if (!ipaddr.isValid(ip)) return "";
  const address = ipaddr.process(ip);
  if (address.range() === "loopback") return "";
  const bits = address.kind() === "ipv4" ? ipv4 : ipv6;
  const network = ipaddr.fromByteArray(address.toByteArray().fill(0, bits / 8));
  return `${network.toString()}/${bits}`;
}
