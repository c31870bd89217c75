/** The router of the stand-in for `next/navigation`. It only records its calls. */
export const router = { back: jest.fn(), push: jest.fn(), replace: jest.fn() };

export const useRouter = () => router;
