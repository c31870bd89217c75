/** Replaces `next/navigation`: a router that only records its calls. */
export const router = { back: jest.fn(), push: jest.fn(), replace: jest.fn() };

export const useRouter = () => router;
