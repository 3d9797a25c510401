import { createHash } from 'node:crypto';
import type { Look } from './look';

const rules = `
*{box-sizing:border-box}
body{margin:0;background:#F6F6F8;color:#16262E;font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{background:var(--brand);color:#fff;border-bottom:4px solid var(--line);padding:16px}
header div{max-width:480px;margin:auto;display:flex;align-items:center;gap:12px}
header svg{width:40px;height:40px;flex:none}
header p{margin:0}
header strong{display:block;font-size:18px;line-height:1.2}
header span{font-size:13px}
main{max-width:480px;margin:0 auto;padding:16px}
main.all{max-width:1100px}
.wide{overflow-x:auto;margin:0 0 16px}
table{border-collapse:collapse;width:100%;font-size:13px}
th,td{text-align:left;padding:8px;border-bottom:1px solid #E1E1E6;vertical-align:middle}
td button{margin:0;min-height:44px}
.row{display:flex;gap:8px}
.row input{min-width:110px}
.row button{width:auto}
select{width:100%;min-height:48px;font:inherit;border:1px solid #7A868E;border-radius:8px;background:#fff;color:inherit;padding:10px 12px}
select,input[type=number]{margin:0 0 16px}
td input[type=number]{margin:0}
.card{background:#fff;border:1px solid #E1E1E6;border-radius:12px;padding:20px 16px;box-shadow:0 1px 4px rgb(0 0 0/6%)}
h1{font-size:22px;line-height:1.25;margin:0 0 8px}
h2{font-size:18px;margin:24px 0 8px}
p{margin:0 0 16px}
.steps{color:#55616A;font-size:13px;margin:0 0 4px}
label{display:block;font-weight:600;margin:0 0 4px}
.hint{color:#55616A;font-size:13px;margin:4px 0 16px}
input:not([type=checkbox]){width:100%;min-height:48px;border:1px solid #7A868E;border-radius:8px;padding:10px 12px;font:inherit;background:#fff;color:inherit}
input[aria-invalid=true]{border-color:#B3261E}
.code{font-size:22px;letter-spacing:6px;font-variant-numeric:tabular-nums}
.check{display:flex;gap:12px;align-items:flex-start;font-weight:400;margin:0 0 16px;padding:12px;background:var(--soft);border-radius:8px;min-height:48px}
.check input{width:24px;height:24px;flex:none;margin:0;accent-color:var(--brand)}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;border-radius:8px;border:1px solid var(--brand);font:inherit;font-weight:600;cursor:pointer;margin:0 0 12px;padding:10px 16px;text-align:center;text-decoration:none;background:var(--brand);color:#fff}
button:active,.button:active{background:var(--pressed)}
button.quiet,.button.quiet{background:#fff;color:var(--brand);border-color:var(--brand)}
button.plain{background:none;border-color:transparent;color:var(--brand);text-decoration:underline}
:focus-visible{outline:3px solid #F2A900;outline-offset:2px}
[role=alert]{background:#FCEEED;color:#8C1D18;border-radius:8px;padding:12px;margin:0 0 16px}
dl{margin:0 0 16px;background:var(--soft);border-radius:8px;padding:4px 12px}
dl div{display:flex;justify-content:space-between;gap:12px;padding:8px 0;flex-wrap:wrap}
dt{color:#45525B}
dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
ul{padding-left:20px;margin:0 0 16px}
.people{list-style:none;padding:0}
.goods{list-style:none;padding:0}
.goods li{border-top:1px solid #E1E1E6;padding:12px 0}
.good{display:flex;align-items:center;justify-content:space-between;gap:16px;margin:0}
.good p,.good button{margin:0}
.good button{width:auto;min-width:96px}
.other{display:inline-block;padding:11px 0;color:var(--brand)}
.acts{display:flex;flex-wrap:wrap;gap:0 8px}
.acts>*{flex:1 1 120px}
.acts>[open]{flex-basis:100%}
summary{display:flex;align-items:center;justify-content:center;min-height:48px;margin:0 0 12px;border:1px solid var(--brand);border-radius:8px;font-weight:600;color:var(--brand);cursor:pointer}
details input{margin:0 0 12px}
.unseen{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}
footer{max-width:480px;margin:0 auto;padding:0 16px 32px;color:#55616A;font-size:13px}`;

/** The style sheet of the pages of a look, and its hash for the policy. */
export function stylesOf({ colour, pressed, line, soft, rules: more = '' }: Look): {
  css: string;
  hash: string;
} {
  const css = `:root{--brand:${colour};--pressed:${pressed};--line:${line};--soft:${soft}}${rules}${more}`;
  return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}
