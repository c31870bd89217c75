/** Enough to know one's own address by, too little for whoever looks over the shoulder. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "" : `${email.slice(0, 1)}***${email.slice(at)}`;
}
