import type { Paint } from '../paint';

/** Household, health and bills on a 120 × 120 grid. */
export const homeMotifs = {
  cart: ({ main, deep, pale, accent, cream }: Paint) =>
    `<circle cx="52" cy="34" r="12" fill="${accent}"/><rect x="64" y="18" width="16" height="28" rx="3" fill="${pale}"/><path d="M68 26h8m-8 7h8" stroke="${deep}" stroke-width="3"/>
<path d="M32 42h70l-11 36H42z" fill="${main}"/><path d="m52 50 3 20m14-20v20m15-20-3 20" stroke="${cream}" stroke-width="4" stroke-linecap="round"/>
<path d="M12 26h12l16 62h52" fill="none" stroke="${deep}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="48" cy="101" r="8" fill="${deep}"/><circle cx="84" cy="101" r="8" fill="${deep}"/><circle cx="48" cy="101" r="3" fill="${cream}"/><circle cx="84" cy="101" r="3" fill="${cream}"/>`,
  basket: ({ main, deep, pale, accent, cream }: Paint) =>
    `<path d="M50 56c-4-22-18-26-22-38 16 0 26 10 28 34z" fill="${main}"/><circle cx="74" cy="42" r="16" fill="${accent}"/><path d="M74 28c2-8 8-10 12-10" fill="none" stroke="${deep}" stroke-width="4" stroke-linecap="round"/>
<path d="M20 58h80l-10 42a7 7 0 0 1-7 5H37a7 7 0 0 1-7-5z" fill="${deep}"/><rect x="14" y="52" width="92" height="12" rx="6" fill="${main}"/>
<path d="m42 72 4 24m14-24v24m18-24-4 24" stroke="${pale}" stroke-width="4.5" stroke-linecap="round"/><circle cx="60" cy="58" r="2.5" fill="${cream}"/>`,
  house: ({ main, deep, pale, accent, cream }: Paint) =>
    `<rect x="78" y="24" width="12" height="26" fill="${deep}"/><rect x="27" y="54" width="66" height="50" rx="3" fill="${main}"/>
<path d="M12 60 55 20a7 7 0 0 1 10 0l43 40a4 4 0 0 1-3 7H15a4 4 0 0 1-3-7z" fill="${deep}"/>
<path d="M52 104V82a8 8 0 0 1 16 0v22z" fill="${cream}"/><rect x="34" y="76" width="12" height="12" rx="2" fill="${pale}"/><rect x="74" y="76" width="12" height="12" rx="2" fill="${pale}"/><circle cx="60" cy="50" r="8" fill="${accent}"/>`,
  drop: ({ main, deep, pale, accent, cream }: Paint) =>
    `<path d="M58 10c18 26 34 40 34 60a34 34 0 0 1-68 0c0-20 16-34 34-60z" fill="${main}"/>
<path d="M58 104a34 34 0 0 0 34-34c0-5-1-9-3-14-4 22-20 36-47 42 5 4 10 6 16 6z" fill="${deep}"/>
<path d="M36 70c0-10 6-18 12-26" fill="none" stroke="${cream}" stroke-width="6" stroke-linecap="round"/>
<path d="M98 16c6 8 10 13 10 19a10 10 0 0 1-20 0c0-6 4-11 10-19z" fill="${accent}"/><circle cx="40" cy="82" r="3.5" fill="${pale}"/>`,
  heart: ({ main, deep, cream, accent }: Paint) =>
    `<path d="M60 106S14 80 14 46a24 24 0 0 1 46-10 24 24 0 0 1 46 10c0 34-46 60-46 60z" fill="${main}"/>
<path d="M60 106s46-26 46-60c0-6-2-11-5-15-2 34-25 54-61 61 11 9 20 14 20 14z" fill="${deep}"/>
<path d="M22 62h20l7-16 13 32 9-22 5 6h22" fill="none" stroke="${cream}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/><path d="M92 8v16m-8-8h16" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>`,
  bolt: ({ main, deep, pale, cream, accent }: Paint) =>
    `<circle cx="60" cy="60" r="46" fill="${main}"/><path d="M60 106a46 46 0 0 0 44-58c-8 28-26 46-64 54 6 3 13 4 20 4z" fill="${deep}"/>
<path d="M68 16 34 66h21l-6 38 38-52H64z" fill="${cream}"/><path d="m100 14 6-7m2 18 9-2m-26-14 2-9" stroke="${accent}" stroke-width="5" stroke-linecap="round"/><circle cx="30" cy="44" r="4" fill="${pale}"/>`,
  book: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M60 38C46 26 28 26 12 30v66c16-4 34-4 48 8z" fill="${main}"/><path d="M60 38c14-12 32-12 48-8v66c-16-4-34-4-48 8z" fill="${deep}"/>
<path d="M60 32C48 22 34 20 20 22v62c14-2 28 0 40 10z" fill="${cream}"/><path d="M60 32c12-10 26-12 40-10v62c-14-2-28 0-40 10z" fill="${cream}"/>
<path d="M28 38c8-1 16 1 23 5m-23 11c8-1 16 1 23 5m-23 11c8-1 16 1 23 5m41-37c-8-1-16 1-23 5m23 11c-8-1-16 1-23 5" fill="none" stroke="${pale}" stroke-width="3.5" stroke-linecap="round"/><path d="M78 66v32l8-7 8 7V63z" fill="${accent}"/>`,
  groceries: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M62 30c0-8 4-10 4-18h14c0 8 4 10 4 18v10H62z" fill="${accent}"/><rect x="60" y="36" width="26" height="60" rx="6" fill="${accent}"/><rect x="60" y="54" width="26" height="24" fill="${cream}"/><circle cx="73" cy="66" r="7" fill="${accent}"/>
<path d="M12 44c6-6 38-6 44 0 8 12 8 44 2 58H10c-6-14-6-46 2-58z" fill="${cream}" stroke="${pale}" stroke-width="3"/><path d="M14 44c4-12 8-12 20-12s16 0 20 12c-12-4-28-4-40 0z" fill="${main}"/><circle cx="34" cy="74" r="14" fill="${main}"/><path d="M34 64v20m-7-14 7 5 7-5" stroke="${cream}" stroke-width="3.5" stroke-linecap="round" fill="none"/>
<rect x="78" y="70" width="34" height="32" rx="5" fill="${deep}"/><rect x="78" y="78" width="34" height="14" fill="${pale}"/><path d="M84 85h22" stroke="${deep}" stroke-width="4" stroke-linecap="round"/>`,
  pills: ({ main, deep, pale, cream, accent }: Paint) =>
    `<rect x="24" y="34" width="50" height="72" rx="10" fill="${main}"/><path d="M64 34a10 10 0 0 1 10 10v52a10 10 0 0 1-10 10h-6V34z" fill="${deep}"/><rect x="20" y="16" width="58" height="20" rx="6" fill="${pale}"/><path d="M30 20v12m10-12v12m10-12v12m10-12v12m10-12v12" stroke="${main}" stroke-width="3"/>
<rect x="24" y="54" width="50" height="34" fill="${cream}"/><path d="M49 60v22M38 71h22" stroke="${accent}" stroke-width="7" stroke-linecap="round"/>
<g transform="rotate(36 94 82)"><rect x="84" y="60" width="20" height="44" rx="10" fill="${accent}"/><path d="M84 82h20v12a10 10 0 0 1-20 0z" fill="${cream}"/></g><circle cx="100" cy="44" r="9" fill="${cream}" stroke="${pale}" stroke-width="3"/><path d="M95 44h10" stroke="${pale}" stroke-width="3"/>`,
  cleaning: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="m84 10-22 52" stroke="${deep}" stroke-width="7" stroke-linecap="round"/><path d="m48 56 28 12-6 34c-14 4-32-2-40-12z" fill="${accent}"/><path d="m50 52 30 13-3 9-32-14z" fill="${main}"/><path d="m46 68-8 22m18-18-8 26m18-22-6 26" stroke="${deep}" stroke-width="3.5" stroke-linecap="round"/>
<path d="M76 74h36l-4 26a6 6 0 0 1-6 5H86a6 6 0 0 1-6-5z" fill="${main}"/><path d="M80 74a14 14 0 0 1 28 0" fill="none" stroke="${deep}" stroke-width="4"/><path d="M78 84h32" stroke="${pale}" stroke-width="4"/><circle cx="22" cy="40" r="9" fill="${cream}" stroke="${pale}" stroke-width="3"/><circle cx="38" cy="22" r="6" fill="${cream}" stroke="${pale}" stroke-width="3"/><circle cx="16" cy="66" r="5" fill="${pale}"/>`,
  gallon: ({ main, deep, pale, cream, accent }: Paint) =>
    `<rect x="48" y="8" width="24" height="14" rx="4" fill="${accent}"/><path d="M46 22h28c2 10 18 12 20 24v56a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8V46c2-12 18-14 20-24z" fill="${pale}"/><path d="M26 58h68v44a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8z" fill="${main}"/>
<path d="M26 58c10 8 22-6 34 0s22-6 34 0v10H26z" fill="${deep}" opacity=".4"/><path d="M26 78h68M26 94h68" stroke="${deep}" stroke-width="4" opacity=".5"/><path d="M60 66c8 10 12 15 12 21a12 12 0 0 1-24 0c0-6 4-11 12-21z" fill="${cream}"/><path d="M36 44v56" stroke="${cream}" stroke-width="5" stroke-linecap="round" opacity=".7"/>`,
  meter: ({ main, deep, pale, cream, accent, ink }: Paint) =>
    `<rect x="20" y="10" width="80" height="100" rx="14" fill="${main}"/><path d="M20 84h80v12a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14z" fill="${deep}"/><rect x="30" y="22" width="60" height="28" rx="5" fill="${ink}"/><path d="M38 30v12m8-12v12m8-12h8v6h-8v6h8m8-12h8v12h-8z" fill="none" stroke="#9FE8C5" stroke-width="3"/>
<g fill="${pale}"><rect x="32" y="58" width="14" height="9" rx="3"/><rect x="53" y="58" width="14" height="9" rx="3"/><rect x="74" y="58" width="14" height="9" rx="3"/><rect x="32" y="71" width="14" height="9" rx="3"/><rect x="53" y="71" width="14" height="9" rx="3"/></g><rect x="74" y="71" width="14" height="9" rx="3" fill="${accent}"/><path d="m64 84-14 14h9l-4 11 15-15h-9z" fill="${cream}"/>`,
  bill: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M28 8h64v98l-10-7-11 7-11-7-11 7-11-7-10 7z" fill="${cream}" stroke="${pale}" stroke-width="3"/><path d="M28 8h64v22H28z" fill="${main}"/><path d="m62 12-8 9h6l-3 7 9-9h-6z" fill="${accent}"/><path d="M38 42h44M38 54h28m-28 12h36" stroke="${pale}" stroke-width="5" stroke-linecap="round"/><circle cx="84" cy="84" r="20" fill="${deep}"/><path d="m75 84 7 7 11-13" fill="none" stroke="${cream}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  tap: ({ main, deep, pale, cream, accent }: Paint) =>
    `<rect x="6" y="34" width="16" height="44" rx="5" fill="${deep}"/><path d="M22 44h50a22 22 0 0 1 22 22v10H74V66a4 4 0 0 0-4-4H22z" fill="${main}"/><path d="M72 44a22 22 0 0 1 22 22v10h-8V68c0-12-6-20-16-24z" fill="${deep}"/><rect x="44" y="22" width="12" height="22" fill="${deep}"/><rect x="28" y="12" width="44" height="12" rx="6" fill="${accent}"/><rect x="70" y="74" width="28" height="8" rx="4" fill="${deep}"/>
<path d="M84 88c7 9 11 13 11 18a11 11 0 0 1-22 0c0-5 4-9 11-18z" fill="${pale}"/><path d="M78 106a6 6 0 0 0 6 6" stroke="${cream}" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M30 53h34" stroke="${pale}" stroke-width="4" stroke-linecap="round"/>`,
  router: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M26 70 18 30m76 40 8-40" stroke="${deep}" stroke-width="7" stroke-linecap="round"/><rect x="10" y="68" width="100" height="34" rx="12" fill="${main}"/><path d="M10 88h100v2a12 12 0 0 1-12 12H22a12 12 0 0 1-12-12z" fill="${deep}"/><g fill="${pale}"><circle cx="30" cy="80" r="4"/><circle cx="44" cy="80" r="4"/></g><circle cx="58" cy="80" r="4" fill="${accent}"/><path d="M76 80h20" stroke="${cream}" stroke-width="5" stroke-linecap="round"/>
<path d="M36 38a34 34 0 0 1 48 0M45 49a21 21 0 0 1 30 0" fill="none" stroke="${accent}" stroke-width="6" stroke-linecap="round"/><circle cx="60" cy="59" r="5" fill="${accent}"/>`,
  speed: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M12 82a48 48 0 0 1 96 0z" fill="${main}"/><path d="M26 82a34 34 0 0 1 68 0z" fill="${cream}"/><path d="M60 34v9M26 50l7 6m61-6-7 6" stroke="${pale}" stroke-width="5" stroke-linecap="round"/><path d="M33 68a34 34 0 0 1 10-13m8-5a34 34 0 0 1 20 1" fill="none" stroke="${pale}" stroke-width="7"/><path d="M79 56a34 34 0 0 1 9 14" fill="none" stroke="${accent}" stroke-width="7"/><path d="m58 80 26-26-18 30z" fill="${deep}"/><circle cx="60" cy="82" r="8" fill="${deep}"/><rect x="8" y="82" width="104" height="12" rx="6" fill="${deep}"/><path d="M84 18h20m-30-8h14m4 18h16" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>`,
};
