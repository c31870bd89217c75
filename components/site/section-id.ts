/** The anchor of a section in the table of contents. */
export function sectionId(index: number): string {
  return `section-${index + 1}`;
}
