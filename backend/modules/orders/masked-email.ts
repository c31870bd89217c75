/** Hides an email address so that only its owner recognises it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "" : `${email.slice(0, 1)}***${email.slice(at)}`;
}
