import ipaddr from "ipaddr.js";
import { networkOf, parseAddress } from "../../../lib/limits/client-network.ts";

const COARSE_BITS = { ipv4: 24, ipv6: 48 };

/**
 * The network that a budget counts as one client. Empty for an invalid address, and for a loopback address because the
 * programs of this machine call for many people.
 */
export function visitorNetwork(ip: string): string {
  return readAddress(ip) ? networkOf(ip).narrow : "";
}

/** The /24 of an IPv4 or the /48 of an IPv6 address, which is enough to recognise one's own connection. */
export function coarseNetwork(ip: string): string {
  const address = readAddress(ip);
  if (!address) return "";
  const bits = COARSE_BITS[address.kind()];
  const network = ipaddr.fromByteArray(address.toByteArray().fill(0, bits / 8));
  return `${network.toString()}/${bits}`;
}

function readAddress(ip: string) {
  const address = parseAddress(ip);
  return address?.range() === "loopback" ? null : address;
}
