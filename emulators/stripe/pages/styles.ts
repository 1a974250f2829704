/** Style sheet of all pages, in the colours of the portal's tokens. */
export const STYLES = `
:root {
  --bg: #ffffff; --surface: #f6f7fa; --text: #111828; --muted: #5b6473; --line: #e6e8ed;
  --line-strong: #d3d7df; --input: #808693; --brand: #4f46e5; --brand-hover: #4338ca;
  --on-brand: #ffffff; --danger: #ce0e1a; --danger-soft: #fdf1f1; --success: #007a56;
  --highlight: #f2c811; --on-highlight: #1d1800; --field: #ffffff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #080a0f; --surface: #0f1218; --text: #f4f5f8; --muted: #a8aeba; --line: #1e232d;
    --line-strong: #2e3542; --input: #6c727e; --brand: #808aff; --brand-hover: #9aa2ff;
    --on-brand: #080a0f; --danger: #fd7273; --danger-soft: #241215; --success: #3ad198;
    --field: #0f1218;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--bg); color: var(--text); min-height: 100vh; display: flex;
  font: 400 16px/1.5 Inter, system-ui, -apple-system, 'Segoe UI', 'Liberation Sans', sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
h1, h2 { font-weight: 600; line-height: 1.2; }
h1 { font-size: 24px; letter-spacing: -0.01em; }
h2 { font-size: 20px; }
.muted { color: var(--muted); }
.small { font-size: 14px; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }

.notice { display: flex; gap: 10px; align-items: flex-start; font-size: 14px; color: var(--muted); }
.tag {
  flex: none; background: var(--highlight); color: var(--on-highlight); font-weight: 600; font-size: 12px;
  line-height: 22px; padding: 0 10px; border-radius: 11px;
}

.checkout { flex: 1; display: grid; grid-template-columns: 1fr; align-content: start; }
.summary { background: var(--surface); border-bottom: 1px solid var(--line); }
.summary, .payment { padding: 32px 20px 40px; }
.inner { width: 100%; max-width: 420px; margin: 0 auto; display: grid; gap: 28px; }
.amount { font-size: 40px; line-height: 1.1; font-weight: 600; letter-spacing: -0.02em; margin-top: 4px; }
.label { color: var(--muted); font-size: 16px; font-weight: 500; letter-spacing: 0; }
.items { list-style: none; padding: 0; display: grid; gap: 16px; }
.row { display: flex; justify-content: space-between; gap: 24px; }
.row > :last-child { flex: none; text-align: right; }
.total { border-top: 1px solid var(--line-strong); padding-top: 16px; font-weight: 600; }
.name { font-weight: 500; }

form, .fields { display: grid; gap: 20px; }
label, .legend { display: block; font-size: 14px; font-weight: 500; margin-bottom: 6px; padding: 0; }
fieldset { border: 0; padding: 0; min-width: 0; }
input {
  width: 100%; height: 44px; padding: 0 12px; border: 1px solid var(--input); border-radius: 10px;
  background: var(--field); color: var(--text); font: inherit; font-variant-numeric: tabular-nums;
}
input:focus-visible { outline-offset: 0; border-color: var(--brand); position: relative; }
input[readonly] { background: var(--surface); }
.card { display: grid; grid-template-columns: 1fr 1fr; }
.card label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.card div:first-child { grid-column: 1 / -1; }
.card div:first-child input { border-radius: 10px 10px 0 0; }
.card div:nth-child(2) input { border-radius: 0 0 0 10px; border-top: 0; }
.card div:nth-child(3) input { border-radius: 0 0 10px 0; border-top: 0; border-left: 0; }
.hint { font-size: 14px; color: var(--muted); margin-top: 6px; }

.button, button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 44px;
  padding: 8px 16px; border-radius: 10px; border: 1px solid var(--line-strong); cursor: pointer;
  background: var(--bg); color: var(--text); font-family: inherit;
  font-weight: 500; font-size: 14px; line-height: 1.3; text-decoration: none; text-align: center; transition: background-color 150ms ease-out;
}
.button:hover, button:hover { background: var(--surface); }
.primary { background: var(--brand); border-color: var(--brand); color: var(--on-brand); }
.primary:hover { background: var(--brand-hover); }
button.primary { min-height: 48px; font-size: 16px; }
.outcomes { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; }
.error {
  background: var(--danger-soft); color: var(--danger); border: 1px solid var(--danger);
  border-radius: 10px; padding: 12px 14px; font-weight: 500;
}

.sheet { width: 100%; max-width: 560px; margin: 0 auto; padding: 40px 20px; display: grid; gap: 24px; align-content: start; }
.paper { border: 1px solid var(--line); border-radius: 16px; padding: 28px 20px; display: grid; gap: 24px; }
.facts { display: grid; gap: 8px; border-bottom: 1px solid var(--line); padding-bottom: 24px; }
.facts > div { display: flex; justify-content: space-between; gap: 24px; }
.facts dt { flex: none; color: var(--muted); }
.facts dd { margin: 0; text-align: right; }
.success { color: var(--success); font-weight: 500; }

@media (min-width: 560px) { .paper { padding: 40px; } }
@media (min-width: 900px) {
  .checkout { grid-template-columns: 1fr 1fr; align-content: stretch; }
  .summary { border-bottom: 0; border-right: 1px solid var(--line); }
  .summary, .payment { padding: 72px 48px; }
  .summary .inner { margin: 0 0 0 auto; }
  .payment .inner { margin: 0 auto 0 0; }
  .summary .inner, .payment .inner { max-width: 440px; }
  .sheet { padding: 72px 20px; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;
