/** What the list of contents leads to. */
export function sectionId(index: number): string {
  return `section-${index + 1}`;
}
