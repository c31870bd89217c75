import { LOGIN_TYPE, type LoginType } from "../../../lib/contracts/codes.ts";

/** The column of `members` for each kind of identity. The value "" means that no identity is bound. */
const COLUMNS = {
  [LOGIN_TYPE.provider]: "gid_bar_code",
  [LOGIN_TYPE.google]: "google_user_id",
  [LOGIN_TYPE.apple]: "apple_user_id",
} as const;

type IdentityColumn = (typeof COLUMNS)[LoginType];
/**
 * An account at an identity provider. `third_user_id` is the member code (`gid_bar_code`) of the membership service, or
 * the result of `thirdUserId` for Google and Apple.
 */
export type Identity = { third_login_type: LoginType; third_user_id: string };

export function identityColumn(type: LoginType): IdentityColumn {
  return COLUMNS[type];
}

/** The identities that the member can sign in with. */
export function identitiesOf(member: Record<IdentityColumn, string>): Identity[] {
  return Object.values(LOGIN_TYPE).flatMap((third_login_type) => {
    const third_user_id = member[COLUMNS[third_login_type]];
    return third_user_id === "" ? [] : [{ third_login_type, third_user_id }];
  });
}

export function identityCount(member: Record<IdentityColumn, string>): number {
  return identitiesOf(member).length;
}

/**
 * Returns the id of an identity at Google or Apple. The id contains the issuer, because a subject is unique only within
 * its issuer (PV-18). No issuer contains a #.
 */
export function thirdUserId({ issuer, subject }: { issuer: string; subject: string }): string {
  return `${issuer}#${subject}`;
}
