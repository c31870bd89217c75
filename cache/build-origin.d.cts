export const BUILD_ORIGIN: string;
