const BRIDGE_HOST = "icpbridge.icashsys.com.tw";
const PROVIDER_DOMAIN = ".icashpay.com.tw";
const QC = /^[\w-]{1,2000}$/;

/**
 * Takes the URL that opens the icash Pay app and encodes it in base64url, for the parameter `qc` of the icash Pay page
 * (RT-20). Returns an empty text for an invalid URL.
 */
export function payAddressCode(url: string): string {
  const address = URL.canParse(url) ? new URL(url).href : "";
  return btoa(address).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Decodes the payment URL in `qc`. Returns null if `qc` contains no URL, or a URL with a user name or a password. Also
 * returns null if the URL is neither an https URL of icash Pay nor on the origin of `bridge`, because such a URL could
 * open a page of another site (PY-06). `bridge` is the configured URL of icash Pay. The configuration accepts a
 * `bridge` without https only if its host is this machine, for example for the sandbox.
 */
export function readPayAddress(qc: string, bridge: string): string | null {
  // Base64 encodes three bytes as four characters, so the length divided by four cannot leave a remainder of one.
  const isCode = QC.test(qc) && qc.length % 4 !== 1;
  const text = isCode ? atob(qc.replaceAll("-", "+").replaceAll("_", "/")) : "";
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const hasLogin = url.username !== "" || url.password !== "";
  return !hasLogin && (isProvider(url) || url.origin === new URL(bridge).origin) ? url.href : null;
}

function isProvider({ protocol, host }: URL): boolean {
  return protocol === "https:" && (host === BRIDGE_HOST || host.endsWith(PROVIDER_DOMAIN));
}
