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
};
