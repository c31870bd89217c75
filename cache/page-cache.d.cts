/** What the framework asks of it is the framework's; tests ask for no more than this. */
declare class PageCache {
  constructor(context: Record<string, unknown>);
  set(key: string, value: object, context: object): Promise<void>;
}
export = PageCache;
