/** As robots.txt takes them, by their beginning: the returns of payments are one folder. */
export function hiddenPaths(loginRequired: readonly string[]): string[] {
  const folders = loginRequired.map((path) => path.replace(/^(\/third\/).*/, "$1"));
  return [...new Set([...folders, "/third/", "/api/"])];
}
