/**
 * The client of a provider, or what stands in for one that this backend must not call. Nothing offers such a
 * provider; whoever calls it all the same gets an error, and nothing leaves this machine.
 */
export function clientOf<Settings, Client extends object>(
  name: string,
  settings: Settings | null,
  create: (settings: Settings) => Client,
): Client {
  if (settings !== null) return create(settings);
  const refuse = () => {
    throw new Error(`providers: ${name} is switched off and was called`);
  };
  return new Proxy({} as Client, { get: () => refuse });
}
