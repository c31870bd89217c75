type Page = { kind: string; html: string; headers: Record<string, string>; status?: number };

/** What the framework asks of it is the framework's; tests ask for no more than this. */
declare class PageCache {
  constructor(context: Record<string, unknown>);
  get(key: string, context: object): Promise<{ value: Page } | null>;
  set(key: string, value: object, context: object): Promise<void>;
}
export = PageCache;
