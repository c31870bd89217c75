/** Path prefixes for robots.txt. */
export function hiddenPaths(loginRequired: readonly string[]): string[] {
  const folders = loginRequired.map((path) => path.replace(/^(\/third\/).*/, "$1"));
  return [...new Set([...folders, "/third/", "/api/"])];
}
