// next/navigation works only within a page of Next.js.
jest.mock("next/navigation", () => jest.requireActual("./next-navigation"));
