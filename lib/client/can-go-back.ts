/** Whether the page before this one is ours: going back must not lead out of the shop. */
export function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (navigation) return navigation.canGoBack;
  return window.history.length > 1 && document.referrer.startsWith(window.location.origin);
}
