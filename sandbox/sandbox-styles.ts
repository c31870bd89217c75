export const SANDBOX_CSS = `
:root {
  color-scheme: light;
  --accent: #c8400f; --bar: #201a16; --bar-ink: #fff; --tint: #fdeee6;
  --ink: #1c1f1d; --ink-soft: #5a625d; --line: #e2e6e3; --surface: #f5f7f6; --paper: #fff;
  --good: #176b41; --bad: #b3261e;
}
.line-pay { --accent: #05743a; --bar: #06c755; --bar-ink: #04290f; --tint: #e6f8ed; }
.payuni { --accent: #0b5a8f; --bar: #0a4a78; --tint: #e6f1f9; }
.icash-pay { --accent: #8a4b00; --bar: #ffb500; --bar-ink: #2b1a00; --tint: #fff4d9; }
.membership { --accent: #b23a00; --bar: #f47b20; --bar-ink: #2b1400; --tint: #fff1e4; }
.google { --accent: #1a5fd0; --bar: #1a5fd0; --tint: #e8f0fd; }
.apple { --accent: #1d1d1f; --bar: #1d1d1f; --tint: #ececee; }
.sms { --accent: #1f5fa8; --bar: #1f4e86; --tint: #e8f1fb; }
.crm { --accent: #0b5cab; --bar: #0b5cab; --tint: #e6f0fa; }
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; background: var(--surface); color: var(--ink);
  font: 16px/1.6 "PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei", system-ui, sans-serif;
  line-break: strict; overflow-wrap: anywhere;
}
.bar { display: flex; align-items: center; justify-content: space-between; height: 56px; padding: 0 20px; background: var(--bar); color: var(--bar-ink); }
.brand { font-size: 18px; font-weight: 700; }
.badge { padding: 2px 12px; border: 1px solid currentColor; border-radius: 99px; font-size: 14px; font-weight: 600; }
.notice { padding: 10px 20px; background: var(--tint); border-bottom: 1px solid var(--line); text-align: center; font-size: 14px; font-weight: 600; text-wrap: balance; }
main { display: grid; gap: 16px; max-width: 440px; margin: 0 auto; padding: 20px 20px 40px; }
h1 { font-size: 22px; line-height: 1.35; text-wrap: balance; }
h2 { font-size: 16px; line-height: 1.4; }
a { color: var(--accent); }
.number, .amount, .code { font-variant-numeric: tabular-nums; }
.lead, .hint, small, .label { color: var(--ink-soft); }
.lead { margin-top: -8px; }
.hint, small { font-size: 14px; }
.card { padding: 16px; background: var(--paper); border: 1px solid var(--line); border-radius: 12px; }
.empty { color: var(--ink-soft); }
.amount-block { display: grid; gap: 0; padding: 12px 0 4px; text-align: center; }
.label { font-size: 14px; font-weight: 400; }
.amount { font-size: 40px; line-height: 1.2; font-weight: 700; }
.small { font-size: 28px; }
.receipt { display: grid; gap: 10px; }
.receipt div { display: flex; justify-content: space-between; gap: 16px; }
.receipt dt { flex: none; color: var(--ink-soft); }
.receipt dd { text-align: right; font-weight: 500; }
.actions { display: grid; gap: 12px; }
.choices { display: grid; grid-template-columns: 1.5fr 1fr 1fr; gap: 8px; }
.button {
  display: flex; align-items: center; justify-content: center; width: 100%; min-height: 48px; padding: 8px 12px;
  border: 1px solid transparent; border-radius: 99px; background: none; color: var(--accent);
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
}
.primary { min-height: 56px; background: var(--accent); color: #fff; font-size: 18px; }
.secondary { background: var(--paper); border-color: var(--accent); }
.plain { color: var(--ink-soft); }
.test-card { justify-content: space-between; padding: 8px 24px; }
.choices.two { grid-template-columns: 1fr 1fr; }
.choices .plain { padding: 8px 4px; background: var(--paper); border-color: #8a938d; font-size: 14px; color: var(--ink); }
.choices .bad { color: var(--bad); }
.button:hover { filter: brightness(0.96); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.member { justify-content: space-between; gap: 12px; min-height: 68px; padding: 8px 16px; border: 2px solid var(--accent); border-radius: 12px; background: var(--paper); }
.member-name { font-size: 18px; text-align: left; }
.member-phone { display: grid; flex: none; justify-items: end; gap: 2px; color: var(--ink-soft); font-size: 14px; font-weight: 400; }
.member em { padding: 0 8px; border-radius: 99px; background: var(--tint); color: var(--accent); font-style: normal; font-weight: 600; }
.account { display: grid; justify-items: start; align-content: center; gap: 0; }
.account .member-phone { display: flex; flex-wrap: wrap; gap: 0 8px; }
.app-member { display: grid; gap: 12px; }
.join { display: grid; gap: 8px; }
.join label { font-size: 14px; color: var(--ink-soft); }
.join input { width: 100%; min-height: 48px; padding: 8px 16px; border: 1px solid #8a938d; border-radius: 12px; background: var(--paper); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums; }
.join input[aria-invalid] { border-color: var(--bad); }
.join .button { margin-top: 4px; }
.error { color: var(--bad); font-size: 14px; font-weight: 600; }
.outcome { display: grid; justify-items: center; gap: 8px; padding: 28px 20px; text-align: center; }
.line { display: block; }
.mark { display: grid; place-items: center; width: 64px; height: 64px; border-radius: 50%; background: #e9edeb; color: var(--ink-soft); font-size: 32px; line-height: 1; font-weight: 700; }
.authorised .mark, .confirmed .mark { background: #e1f3e9; color: var(--good); }
.declined .mark { background: #fbe9e7; color: var(--bad); }
.list { display: grid; gap: 12px; padding: 0; list-style: none; }
.row { display: flex; align-items: center; justify-content: space-between; gap: 12px; color: var(--ink); text-decoration: none; }
.row-main, .row-side { display: grid; }
.row-side { flex: none; text-align: right; }
.state.confirmed, .state.authorised { color: var(--good); }
.state.declined { color: var(--bad); }
.heading { display: flex; align-items: center; justify-content: space-between; gap: 12px; }
.toggle { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; font-size: 14px; }
.message { display: grid; gap: 8px; }
.message-head { display: flex; justify-content: space-between; gap: 12px; }
.message-head time { color: var(--ink-soft); font-size: 14px; }
.code { padding: 4px 0; border-radius: 12px; background: var(--tint); color: var(--accent); text-align: center; font-size: 36px; line-height: 1.5; font-weight: 700; letter-spacing: 0.12em; user-select: all; }
.message-text { font-size: 16px; }
@media (min-width: 720px) { main { padding-top: 40px; } }
`;
