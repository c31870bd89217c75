import ipaddr from "ipaddr.js";
import { networkOf, parseAddress } from "../../../lib/limits/client-network.ts";

const COARSE_BITS = { ipv4: 24, ipv6: 48 };

/**
 * Returns the network that the rate limits count as one client. Returns an empty text for an invalid address and for a
 * loopback address, because programs on this machine call the backend for many people. The rate limits of networks do
 * not apply to the empty text.
 */
export function visitorNetwork(ip: string): string {
  return readAddress(ip) ? networkOf(ip).narrow : "";
}

/**
 * Returns the /24 network of an IPv4 address or the /48 network of an IPv6 address, which is enough for members to
 * recognise their own connection. Returns an empty text for an invalid address and for a loopback address.
 */
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
