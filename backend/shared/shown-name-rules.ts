type Named = { last_name: string; first_name: string; nickname: string };

/** Only the first character, because reviews are public. */
export function shownName({ last_name, first_name, nickname }: Named): string {
  const [initial = "會"] = `${last_name}${first_name}`.trim() || nickname.trim();
  return `${initial}＊＊`;
}
