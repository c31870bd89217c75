// Next offers its router within a page only.
jest.mock("next/navigation", () => jest.requireActual("./next-navigation"));
