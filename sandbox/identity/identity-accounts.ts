export type IdentityName = "google" | "apple";

export type Account = {
  sub: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
  /** True if `email` is a relay address, which Apple gives to the shop instead of the person's own address. */
  isRelayed: boolean;
};

/** Invented people. A visitor chooses one of them on the sign-in page of the provider. */
const ACCOUNTS: Record<IdentityName, Account[]> = {
  google: [
    account({ sub: "100000000000000000001", name: "範例使用者甲", email: "sample-a@example.com" }),
    account({ sub: "100000000000000000002", name: "範例使用者乙", email: "sample-b@example.com" }),
    account({
      sub: "100000000000000000003",
      name: "範例使用者丙",
      email: "sample-c@example.com",
      isEmailVerified: false,
    }),
  ],
  apple: [
    account({
      sub: "000001.00000000000000000000000000000001.0001",
      name: "範例使用者丁",
      email: "sample-d@example.com",
    }),
    account({
      sub: "000002.00000000000000000000000000000002.0002",
      name: "範例使用者戊",
      email: "relay-0002@privaterelay.example.com",
      isRelayed: true,
    }),
  ],
};

export function identityAccounts(provider: IdentityName): Account[] {
  return ACCOUNTS[provider];
}

export function findIdentityAccount(provider: IdentityName, sub: unknown): Account | undefined {
  return ACCOUNTS[provider].find((one) => one.sub === sub);
}

function account(person: Pick<Account, "sub" | "name" | "email"> & Partial<Account>): Account {
  return { isEmailVerified: true, isRelayed: false, ...person };
}
