import { subscriptionState } from "@/lib/account/member-benefits";
import { type Binding, memberPage } from "@/lib/account/member-page";
import type { Member } from "@/lib/contracts/members";
import { makeMemberRecord, makeSavedAddress } from "../../factories/member-pages";

const pageOf = (values: Partial<Member>) =>
  memberPage({
    member: makeMemberRecord(values),
    addresses: [],
    loginTypes: [1, 4],
    hasMembership: true,
    hasDataRights: true,
    canEdit: true,
    canAddCard: true,
    isCarrierBound: false,
  });
const boundOf = (bindings: Binding[]) =>
  bindings.filter(({ isBound }) => isBound).map(({ key }) => key);

it("masks the name, phone number and email, and leaves out all identifiers (MB-01)", () => {
  const page = pageOf({ google_user_id: "https://accounts.example#100", line_user_id: "L1" });
  expect(page).toMatchObject({
    name: "王○明",
    phone: "0912***678",
    email: "m***@example.com",
    member_grade: { name: "一般會員" },
    member_level: 1,
    discount_code_count: 3,
    coin: 288,
  });
  for (const secret of ["小明", "345678", "ming@", "FT00", "#100", "L1", "EX0001"]) {
    expect(JSON.stringify(page)).not.toContain(secret);
  }
});

it("shows the nickname if the member has no first and last name", () => {
  expect(pageOf({ first_name: "", last_name: "", nickname: "小福" }).name).toBe("小○");
});

test.each<[Partial<Member>, string[]]>([
  [{}, ["provider"]],
  [{ google_user_id: "g" }, ["google", "provider"]],
  [{ gid_bar_code: "", apple_user_id: "a" }, ["apple"]],
  [{ facebook_user_id: "f", line_user_id: "l" }, ["facebook", "line", "provider"]],
  [{ gid_bar_code: "" }, []],
])("a member with %j has the bindings %j (MB-05)", (values, bound) => {
  expect(boundOf(pageOf(values).bindings)).toEqual(bound);
});

it("lets the member change the binding of Google or Apple only if the shop offers this login, and no other binding", () => {
  const { bindings } = memberPage({
    member: makeMemberRecord(),
    addresses: [],
    loginTypes: [4],
    hasMembership: true,
    hasDataRights: true,
    canEdit: true,
    canAddCard: true,
    isCarrierBound: false,
  });
  expect(bindings.map(({ key, loginType }) => [key, loginType])).toEqual([
    ["google", null],
    ["apple", 4],
    ["facebook", null],
    ["line", null],
    ["provider", null],
  ]);
});

it("marks the binding that is the only way to sign in; a binding of LINE does not count as a way to sign in", () => {
  const onlyLogin = (values: Partial<Member>) =>
    pageOf(values).bindings.find(({ isOnlyLogin }) => isOnlyLogin)?.key;
  expect(onlyLogin({ line_user_id: "l" })).toBe("provider");
  expect(onlyLogin({ gid_bar_code: "", google_user_id: "g" })).toBe("google");
  expect(onlyLogin({ google_user_id: "g" })).toBeUndefined();
});

test.each<[Partial<Member>, number[]]>([
  [{}, [0]],
  [{ google_user_id: "g", line_user_id: "l" }, [0, 1]],
  [{ gid_bar_code: "", apple_user_id: "a" }, [4]],
  [{ gid_bar_code: "" }, []],
])("a member with %j can confirm an action with the login types %j", (values, expected) => {
  expect(pageOf(values).confirmLoginTypes).toEqual(expected);
});

it("puts the default address first and masks the contact of each address (MB-02)", () => {
  const addresses = [
    makeSavedAddress({ id: 1, remark: "3樓", label: "company" }),
    makeSavedAddress({ id: 2, is_default: 1, contact_name: "", contact_phone: "" }),
  ];
  const page = memberPage({
    member: makeMemberRecord(),
    addresses,
    loginTypes: [],
    hasMembership: true,
    hasDataRights: true,
    canEdit: true,
    canAddCard: true,
    isCarrierBound: false,
  });
  expect(page.addresses).toEqual([
    { id: 2, address: "台北市信義區市府路1號", detail: "", isDefault: true, label: null },
    {
      id: 1,
      address: "台北市信義區市府路1號",
      detail: "3樓・王○明・0912***678",
      isDefault: false,
      label: "company",
    },
  ]);
});

test.each([
  [1, 1_800_000_000, "running"],
  [0, 1_700_000_000, "over"],
  [0, 0, "notSubscribed"],
])(
  "a subscription with status %s and end time %s has the state %j",
  (subscription_status, subscription_end_time, state) => {
    expect(subscriptionState({ subscription_status, subscription_end_time })).toBe(state);
  },
);

test.each([
  [true, true, "bound"],
  [true, false, "bound"],
  [false, true, "unbound"],
  [false, false, null],
])(
  "if isCarrierBound is %s and hasMembership is %s, the page shows the carrier as %j (MB-14)",
  (isCarrierBound, hasMembership, shown) => {
    const page = memberPage({
      member: makeMemberRecord(),
      addresses: [],
      loginTypes: [],
      hasDataRights: true,
      canEdit: true,
      canAddCard: true,
      isCarrierBound,
      hasMembership,
    });
    expect(page.carrier).toBe(shown);
  },
);
