type Entry = {
  value: ReadableStream<Uint8Array>;
  tags: string[];
  stale: number;
  timestamp: number;
  expire: number;
  revalidate: number;
};

declare const dataCache: {
  get(key: string): Promise<Entry | undefined>;
  set(key: string, pendingEntry: Promise<Entry>): Promise<void>;
};
export = dataCache;
