import ipaddr from "ipaddr.js";
import { parseAddress } from "./client-network.ts";

/** Networks whose X-Forwarded-For headers are trusted. */
export type TrustedProxies = ReturnType<typeof ipaddr.parseCIDR>[];

/** The shortest allowed prefix. With a shorter prefix, the shop would trust a large part of the internet. */
const MIN_PREFIX = { ipv4: 8, ipv6: 16 };

/**
 * Reads TRUSTED_PROXY: `none`, or addresses and CIDR networks separated by commas or spaces. Ignores invalid parts;
 * `proxyProblems` reports them when the shop starts.
 */
export function readTrustedProxies(setting: string): TrustedProxies {
  return partsOf(setting)
    .map(readNetwork)
    .filter((network) => network !== null);
}

/**
 * The problems of these settings, as sentences for the operator. With an https origin, TRUSTED_PROXY is required: a
 * proxy in front of the shop is then likely, and the shop cannot detect it. With a wrong TRUSTED_PROXY, the shop would
 * count all visitors as one client, or trust forged addresses.
 */
export function proxyProblems(env: {
  TRUSTED_PROXY?: string | undefined;
  APP_ORIGIN?: string | undefined;
}): string[] {
  const { TRUSTED_PROXY: setting, APP_ORIGIN: origin = "" } = env;
  if (!setting) return /^https:/i.test(origin) ? [MISSING] : [];
  return partsOf(setting)
    .filter((part) => !readNetwork(part))
    .map(refusal);
}

/**
 * The client's address: the rightmost address in X-Forwarded-For that is not a trusted proxy. The header is used only
 * if the peer of the connection is a trusted proxy, because anyone else can forge it. If the header ends or becomes
 * unreadable before such an address is found, the last proxy that was found counts as the client. Returns "" if the
 * address of the peer is invalid.
 */
export function clientAddress(connection: {
  peer: string;
  forwardedFor: string | undefined;
  proxies: TrustedProxies;
}): string {
  const hops = connection.forwardedFor?.split(",") ?? [];
  let client = parseAddress(connection.peer);
  while (client && isTrusted(client, connection.proxies)) {
    const before = parseAddress(withoutPort(hops.pop()?.trim() ?? ""));
    if (!before) break;
    client = before;
  }
  return client?.toString() ?? "";
}

/** True if the connection comes from a trusted proxy. */
export function isFromProxy(peer: string, proxies: TrustedProxies): boolean {
  const address = parseAddress(peer);
  return address !== null && isTrusted(address, proxies);
}

function partsOf(setting: string): string[] {
  const parts = setting.split(/[\s,]/).filter((part) => part !== "");
  return parts.length === 1 && parts[0] === "none" ? [] : parts;
}

function readNetwork(text: string): TrustedProxies[number] | null {
  const address = parseAddress(text);
  if (address) return [address, address.kind() === "ipv4" ? 32 : 128];
  if (!text.includes("/") || !ipaddr.isValidCIDR(text)) return null;
  const [network, prefix] = ipaddr.parseCIDR(text);
  const isMapped = network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress();
  return isMapped || prefix < MIN_PREFIX[network.kind()] ? null : [network, prefix];
}

const MISSING =
  "TRUSTED_PROXY is missing: give the addresses or networks of the proxies in front of the shop, " +
  "for example TRUSTED_PROXY=10.0.0.0/8, or TRUSTED_PROXY=none if clients connect directly.";

function refusal(text: string): string {
  return (
    `TRUSTED_PROXY: "${text}" is not accepted. Give the addresses or networks of your own proxies, ` +
    "for example TRUSTED_PROXY=10.0.0.0/8,192.0.2.7, or TRUSTED_PROXY=none if clients connect directly. " +
    "Networks wider than /8 (IPv4) or /16 (IPv6) are not accepted either."
  );
}

function isTrusted(address: ipaddr.IPv4 | ipaddr.IPv6, proxies: TrustedProxies): boolean {
  return proxies.some(
    ([network, prefix]) => network.kind() === address.kind() && address.match(network, prefix),
  );
}

/** Removes the port that some proxies write: `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  return hop.replace(/^\[([^\]]*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
}
