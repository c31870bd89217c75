const moneyFormat = new Intl.NumberFormat("zh-TW");
const timeFormat = new Intl.DateTimeFormat("zh-TW", {
  timeZone: "Asia/Taipei",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

export function formatMoney(amount: number) {
  return `NT$${moneyFormat.format(amount)}`;
}

export function formatTime(at: number) {
  return timeFormat.format(at).replace(/\s/g, " ");
}
