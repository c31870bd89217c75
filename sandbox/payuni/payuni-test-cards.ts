/** The numbers that PAYUNi publishes for tests, and a MasterCard whose bank asks for no 3-D page. */
export const TEST_CARDS = {
  visa: { label: "VISA", six: "414763", four: "0001", life: "1230", has3D: true },
  mastercard: { label: "MasterCard", six: "518056", four: "0001", life: "0631", has3D: false },
  jcb: { label: "JCB", six: "356051", four: "0001", life: "0932", has3D: true },
} as const;

export type TestCard = keyof typeof TEST_CARDS;

export function testCard(six: string) {
  return Object.values(TEST_CARDS).find((card) => card.six === six);
}
