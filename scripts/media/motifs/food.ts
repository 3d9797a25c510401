import type { Paint } from '../paint';

/** Food and drink on a 120 × 120 grid. */
export const foodMotifs = {
  cup: ({ main, deep, cream, accent }: Paint) =>
    `<path d="M66 30 72 10h11" fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M36 42h48l-6 60a7 7 0 0 1-7 6H49a7 7 0 0 1-7-6z" fill="${main}"/>
<path d="M38.5 64h43l-2.4 25H40.9z" fill="${cream}"/>
<rect x="31" y="33" width="58" height="12" rx="6" fill="${deep}"/><rect x="38" y="25" width="44" height="10" rx="5" fill="${deep}"/>
<ellipse cx="60" cy="76.5" rx="9" ry="6.5" fill="${main}" transform="rotate(-35 60 76.5)"/><path d="M54.5 80.5c4-1 6-6.5 11-8" fill="none" stroke="${cream}" stroke-width="1.8"/>`,
  boba: ({ main, deep, pale, cream, accent, ink }: Paint) =>
    `<path d="M58 44 68 8" stroke="${accent}" stroke-width="7" stroke-linecap="round"/>
<path d="M32 40h56l-7 62a7 7 0 0 1-7 6H46a7 7 0 0 1-7-6z" fill="${pale}"/>
<path d="M34.5 60h51l-4.5 42a7 7 0 0 1-7 6H46a7 7 0 0 1-7-6z" fill="${main}"/>
<path d="M34 58c8-6 14 6 24 0s16 4 28-1v8H35z" fill="${cream}"/>
<g fill="${ink}"><circle cx="48" cy="98" r="5"/><circle cx="60" cy="100" r="5"/><circle cx="72" cy="97" r="5"/><circle cx="54" cy="88" r="5"/><circle cx="67" cy="87" r="5"/></g>
<rect x="28" y="32" width="64" height="11" rx="5.5" fill="${deep}"/>`,
  mug: ({ main, deep, pale, accent }: Paint) =>
    `<path d="M84 54h8a14 14 0 0 1 0 30h-10" fill="none" stroke="${deep}" stroke-width="7"/>
<path d="M26 46h60v34a22 22 0 0 1-22 22H48a22 22 0 0 1-22-22z" fill="${main}"/><rect x="22" y="42" width="68" height="10" rx="5" fill="${deep}"/>
<path d="M44 32c-6-7 6-9 0-17m16 17c-6-7 6-9 0-17" fill="none" stroke="${pale}" stroke-width="4.5" stroke-linecap="round"/>
<circle cx="56" cy="76" r="9" fill="${accent}"/>`,
  bowl: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="m66 56 30-42m-20 44 30-36" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>
<path d="M30 56c0-14 10-20 18-14 4-12 22-12 26 0 10-4 16 4 16 14z" fill="${cream}"/>
<path d="M36 54c2-8 10-8 12 0m6 0c2-10 12-10 14 0m6 0c2-7 9-7 11 0" fill="none" stroke="${pale}" stroke-width="3.5" stroke-linecap="round"/>
<path d="M20 60h80a40 40 0 0 1-26 36v8H46v-8a40 40 0 0 1-26-36z" fill="${main}"/>
<rect x="15" y="54" width="90" height="10" rx="5" fill="${deep}"/>
<path d="M34 76c8 6 16-6 26 0s18-6 26 0" fill="none" stroke="${pale}" stroke-width="3.5" stroke-linecap="round"/>`,
  bread: ({ main, deep, pale, cream }: Paint) =>
    `<path d="M24 62c-12-4-12-30 14-32 8-10 36-10 44 0 26 2 26 28 14 32v34a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z" fill="${deep}"/>
<path d="M33 57c-10-4-8-19 9-19 7-8 29-8 36 0 17 0 19 15 9 19v34a4 4 0 0 1-4 4H37a4 4 0 0 1-4-4z" fill="${cream}"/>
<path d="m46 54 10 10m4-14 12 12m-24 8 12 12m4-14 10 10" stroke="${pale}" stroke-width="5" stroke-linecap="round"/>
<path d="M24 96v-6h72v6a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z" fill="${main}"/>`,
  fries: ({ main, deep, cream, accent }: Paint) =>
    `<g fill="${accent}"><rect x="34" y="24" width="10" height="50" rx="2" transform="rotate(-8 39 49)"/><rect x="46" y="14" width="10" height="56" rx="2" transform="rotate(-3 51 42)"/><rect x="58" y="20" width="10" height="50" rx="2"/><rect x="69" y="12" width="10" height="56" rx="2" transform="rotate(5 74 40)"/><rect x="79" y="26" width="10" height="46" rx="2" transform="rotate(10 84 49)"/></g>
<path d="M28 52c10 10 54 10 64 0l-8 50a6 6 0 0 1-6 5H42a6 6 0 0 1-6-5z" fill="${main}"/>
<path d="m33 82 54 0-2 12H35z" fill="${deep}"/><circle cx="60" cy="76" r="10" fill="${cream}"/>`,
  satay: ({ main, deep, pale, accent }: Paint) => {
    const skewer = (y: number) =>
      `<path d="M14 ${y}h98" stroke="${accent}" stroke-width="4" stroke-linecap="round"/><rect x="26" y="${y - 9}" width="18" height="18" rx="7" fill="${main}"/><rect x="46" y="${y - 9}" width="18" height="18" rx="7" fill="${deep}"/><rect x="66" y="${y - 9}" width="18" height="18" rx="7" fill="${main}"/>`;
    return `<g transform="rotate(-24 60 60)">${skewer(36)}${skewer(62)}${skewer(88)}<path d="m31 33 8 2m-8 24 8 2m-8 24 8 2" stroke="${pale}" stroke-width="3" stroke-linecap="round"/></g>`;
  },
};
