/** Called by the framework once per server, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.TRUSTED_PROXY === "1") return;
  const { trustOnlyPeerAddress } = await import("./lib/server/peer-address");
  trustOnlyPeerAddress();
}
