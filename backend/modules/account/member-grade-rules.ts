type MemberGrade = { level: number; name: string; from: number };

/** By what the member paid for delivered orders in the last twelve months (RU-56). */
const GRADES: MemberGrade[] = [
  { level: 3, name: "金級會員", from: 10_000 },
  { level: 2, name: "銀級會員", from: 3_000 },
];
const FIRST_GRADE: MemberGrade = { level: 1, name: "一般會員", from: 0 };

export function memberGrade(yearTotal: number): MemberGrade {
  return GRADES.find(({ from }) => yearTotal >= from) ?? FIRST_GRADE;
}
