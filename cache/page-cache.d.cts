type Page = {
  kind: string;
  html: string;
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
  headers: Record<string, string>;
  status?: number;
};

/** The part of the framework's cache handler that the tests use. */
declare class PageCache {
  constructor(context: Record<string, unknown>);
  get(key: string, context: object): Promise<{ value: Page } | null>;
  set(key: string, value: object, context: object): Promise<void>;
}
export = PageCache;
