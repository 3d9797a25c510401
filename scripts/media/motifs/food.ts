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
  toast: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M10 62c-8-4-6-20 8-20 6-7 28-7 34 0 14 0 16 16 8 20v30a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6z" fill="${accent}"/><path d="M17 60c-6-4-4-12 4-12 5-6 22-6 28 0 8 0 10 8 4 12v26a4 4 0 0 1-4 4H21a4 4 0 0 1-4-4z" fill="${cream}"/><rect x="28" y="62" width="16" height="14" rx="4" fill="${accent}"/>
<path d="M98 58h6a10 10 0 0 1 0 22h-8" fill="none" stroke="${deep}" stroke-width="6"/><path d="M58 50h42v32a16 16 0 0 1-16 16H74a16 16 0 0 1-16-16z" fill="${main}"/><rect x="54" y="46" width="50" height="9" rx="4.5" fill="${deep}"/>
<path d="M72 36c-5-6 5-8 0-15m14 15c-5-6 5-8 0-15" fill="none" stroke="${pale}" stroke-width="4" stroke-linecap="round"/>`,
  plate: ({ main, deep, pale, cream, accent }: Paint) =>
    `<circle cx="60" cy="62" r="50" fill="${deep}"/><circle cx="60" cy="60" r="50" fill="${cream}"/><circle cx="60" cy="60" r="39" fill="none" stroke="${pale}" stroke-width="3"/>
<path d="M36 66a24 24 0 0 1 48-2c-10 8-38 10-48 2z" fill="#FFFFFF" stroke="${pale}" stroke-width="2.5"/><path d="M36 68c14 6 32 6 46-1-2 16-12 22-24 22s-20-8-22-21z" fill="${main}"/>
<circle cx="82" cy="52" r="10" fill="#FFFFFF" stroke="${pale}" stroke-width="2"/><circle cx="83" cy="52" r="5" fill="${accent}"/><path d="M36 44c4-8 14-10 20-6-2 8-12 12-20 6z" fill="#5C8A3A"/><path d="M52 80c6 3 12 3 18 0m-14-6c4 2 8 2 12 0" fill="none" stroke="${cream}" stroke-width="3.5" stroke-linecap="round"/>`,
  chicken: ({ main, deep, cream, accent }: Paint) =>
    `<path d="M84 30c16 14 18 40 2 54s-42 12-50-2 0-36 14-48 24-14 34-4z" fill="${accent}"/><path d="M86 84c-16 14-42 12-50-2-2-4-3-8-2-13 10 10 36 12 62-8-1 9-4 17-10 23z" fill="${deep}" opacity=".55"/>
<path d="m42 80-16 16" stroke="${cream}" stroke-width="10" stroke-linecap="round"/><circle cx="20" cy="94" r="8" fill="${cream}"/><circle cx="28" cy="102" r="8" fill="${cream}"/>
<path d="M62 40c6-6 14-6 18-2m-28 18c4-6 8-9 12-11" fill="none" stroke="${cream}" stroke-width="4.5" stroke-linecap="round"/><path d="M88 14c8-8 18-4 18 4-8 6-16 6-22 2z" fill="${main}"/><path d="M84 20c-3 2-5 5-6 8" stroke="#5C8A3A" stroke-width="4" stroke-linecap="round"/>`,
  chickens: ({ main, deep, pale, cream, accent }: Paint) =>
    `<ellipse cx="60" cy="88" rx="52" ry="16" fill="${deep}"/><ellipse cx="60" cy="84" rx="52" ry="16" fill="${cream}"/>
<path d="M50 34c10 8 10 26 0 36s-26 10-32 0 0-24 10-32 16-10 22-4z" fill="${accent}"/><path d="m24 68-8 8" stroke="${cream}" stroke-width="8" stroke-linecap="round"/><circle cx="12" cy="76" r="6" fill="${pale}"/><circle cx="18" cy="82" r="6" fill="${pale}"/>
<path d="M70 34c-10 8-10 26 0 36s26 10 32 0 0-24-10-32-16-10-22-4z" fill="${accent}"/><path d="m96 68 8 8" stroke="${cream}" stroke-width="8" stroke-linecap="round"/><circle cx="108" cy="76" r="6" fill="${pale}"/><circle cx="102" cy="82" r="6" fill="${pale}"/>
<path d="M32 46c4-4 9-4 12-1m32 1c4-4 9-4 12-1" fill="none" stroke="${cream}" stroke-width="4" stroke-linecap="round"/><path d="M52 76a8 8 0 0 1 16 0z" fill="${main}"/>`,
  noodles: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="m62 8-6 44m20-42-8 42" stroke="${deep}" stroke-width="5" stroke-linecap="round"/><path d="M54 20v34m8-36v36m8-34v34" fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>
<path d="M24 58c2-16 14-14 18-6 4-12 18-12 22 0 6-10 28-8 32 6z" fill="${accent}"/><circle cx="34" cy="52" r="8" fill="#FFFFFF"/><circle cx="35" cy="53" r="4" fill="${accent}"/><path d="M82 42c8-4 16 0 16 8-6 4-14 2-16-8z" fill="#5C8A3A"/>
<path d="M16 60h88a44 44 0 0 1-28 40v6H44v-6a44 44 0 0 1-28-40z" fill="${main}"/><rect x="11" y="54" width="98" height="10" rx="5" fill="${deep}"/><path d="M30 78c8 6 14-6 22 0s14-6 22 0 10-3 14-4" fill="none" stroke="${pale}" stroke-width="4" stroke-linecap="round"/><circle cx="60" cy="92" r="4" fill="${cream}"/>`,
  buns: ({ main, deep, pale, cream, accent }: Paint) => {
    const bun = (x: number, y: number) =>
      `<circle cx="${x}" cy="${y}" r="15" fill="${accent}"/><path d="M${x - 14} ${y - 3}c4-10 24-10 28 0-6 5-9-1-14 2s-9 4-14-2z" fill="${cream}"/><path d="m${x - 5} ${y - 7} 3 2m5-3 2 3" stroke="${main}" stroke-width="2.5" stroke-linecap="round"/>`;
    return `<path d="M10 40h100l-8 58a7 7 0 0 1-7 6H25a7 7 0 0 1-7-6z" fill="${deep}"/><path d="M10 40h100l-2 14H12z" fill="${main}"/>${bun(30, 66)}${bun(60, 66)}${bun(90, 66)}${bun(45, 88)}${bun(75, 88)}<path d="M34 30c-4-5 4-7 0-13m26 13c-4-5 4-7 0-13m26 13c-4-5 4-7 0-13" fill="none" stroke="${pale}" stroke-width="4" stroke-linecap="round"/>`;
  },
  vegetables: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M30 60C14 44 20 18 34 10c2 10 6 12 12 14-2 14-4 26-16 36z" fill="#5C8A3A"/><path d="M32 56c0-14 2-28 6-38" stroke="${pale}" stroke-width="3.5" stroke-linecap="round"/>
<path d="M58 58 84 14c4-6 14-2 12 6L78 62z" fill="${accent}"/><path d="m72 40 9 4m-2-16 8 4M90 14c2-8 8-8 12-6m-10 8c4-4 10-2 12 2" stroke="#5C8A3A" stroke-width="4" stroke-linecap="round"/>
<circle cx="56" cy="44" r="16" fill="#C4472B"/><path d="m56 28 3 6 7-2-4 6" fill="#5C8A3A"/>
<path d="M14 58h92l-8 42a8 8 0 0 1-8 6H30a8 8 0 0 1-8-6z" fill="${main}"/><rect x="8" y="52" width="104" height="13" rx="6.5" fill="${deep}"/><path d="M24 78h72M27 92h66m-49-27 3 40m13-40v40m16-40-3 40" stroke="${cream}" stroke-width="3.5" opacity=".7"/>`,
  dinner: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M20 84a40 40 0 0 1 80 0z" fill="${main}"/><path d="M60 44a40 40 0 0 1 40 40H76c0-18-6-32-16-40z" fill="${deep}"/><circle cx="60" cy="38" r="6" fill="${accent}"/><rect x="10" y="84" width="100" height="10" rx="5" fill="${cream}" stroke="${deep}" stroke-width="3"/>
<path d="M32 78c2-12 8-20 16-25" fill="none" stroke="${pale}" stroke-width="5" stroke-linecap="round"/><path d="M60 24s-10-6-10-12a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 6-10 12-10 12z" fill="${accent}"/><path d="M38 104h44" stroke="${deep}" stroke-width="5" stroke-linecap="round"/>`,
};
