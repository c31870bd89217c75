// Next offers these within a request only.
jest.mock("next/headers", () => ({
  // Required at each call, because a test may isolate its modules.
  cookies: async () => jest.requireActual("./test-browser").cookieStore,
}));
jest.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock("next-intl/server", () => jest.requireActual("./server-messages"));
jest.mock("@/components/ui/messages", () => jest.requireActual("./server-messages"));
