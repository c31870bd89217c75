// The modules of Next.js and next-intl in this list work only while Next.js renders a page or handles a request.
jest.mock("next/headers", () => ({
  // Each call gets the module from the current module registry, because a test that isolates its modules has its own
  // cookie store.
  cookies: async () => jest.requireActual("./test-browser").cookieStore,
}));
jest.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock("next-intl/server", () => jest.requireActual("./server-messages"));
jest.mock("@/components/ui/messages", () => jest.requireActual("./server-messages"));
