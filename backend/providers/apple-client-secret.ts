import { sign } from "node:crypto";

const LIFE_SECONDS = 5 * 60;

type SecretInput = {
  teamId: string;
  keyId: string;
  privateKey: string;
  clientId: string;
  /** The `aud` claim of the token: the issuer URL of Apple. */
  audience: string;
  /** Epoch milliseconds. */
  now: number;
};

/**
 * Creates the client secret for Apple: a token that this backend signs each time it exchanges a sign-in code (PV-19).
 */
export function appleClientSecret(signing: SecretInput): string {
  const iat = Math.floor(signing.now / 1000);
  const header = { alg: "ES256", kid: signing.keyId };
  const claims = {
    iss: signing.teamId,
    iat,
    exp: iat + LIFE_SECONDS,
    aud: signing.audience,
    sub: signing.clientId,
  };
  const content = `${encodePart(header)}.${encodePart(claims)}`;
  const key = { key: signing.privateKey, dsaEncoding: "ieee-p1363" } as const;
  return `${content}.${sign("sha256", Buffer.from(content), key).toString("base64url")}`;
}

function encodePart(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
