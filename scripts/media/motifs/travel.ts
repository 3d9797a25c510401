import type { Paint } from '../paint';

/** Ways to move and to be away on a 120 × 120 grid. */
export const travelMotifs = {
  bike: ({ main, deep, pale, cream, accent, ink }: Paint) =>
    `<rect x="10" y="26" width="34" height="28" rx="4" fill="${accent}"/><path d="M18 40h18" stroke="${cream}" stroke-width="4" stroke-linecap="round"/>
<path d="M14 82c0-18 10-26 26-26h20l8 16h12L70 28h14" fill="none" stroke="${main}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M14 86c0-20 10-30 26-30h20l12 28z" fill="${main}"/><rect x="26" y="52" width="36" height="9" rx="4.5" fill="${ink}"/><path d="m74 36 10 0" stroke="${deep}" stroke-width="10" stroke-linecap="round"/>
<path d="M76 44c14 4 24 14 27 30" fill="none" stroke="${deep}" stroke-width="8" stroke-linecap="round"/>
<circle cx="30" cy="90" r="15" fill="${ink}"/><circle cx="30" cy="90" r="6" fill="${pale}"/><circle cx="94" cy="90" r="15" fill="${ink}"/><circle cx="94" cy="90" r="6" fill="${pale}"/>`,
  car: ({ main, deep, pale, cream, accent, ink }: Paint) =>
    `<path d="M8 74c0-9 6-13 16-15l11-20c3-6 7-8 13-8h26c6 0 10 2 14 8l11 18c9 2 13 7 13 15v14a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z" fill="${main}"/>
<path d="M8 76h104v10a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z" fill="${deep}"/>
<path d="m34 58 8-15c2-3 3-4 7-4h8v19zm31 0V39h9c4 0 6 1 8 4l9 15z" fill="${cream}"/><path d="m40 58 10-19m20 19 8-17" stroke="${pale}" stroke-width="3"/>
<rect x="98" y="66" width="12" height="8" rx="4" fill="${accent}"/><path d="M54 68h12" stroke="${pale}" stroke-width="4" stroke-linecap="round"/>
<circle cx="34" cy="90" r="14" fill="${ink}"/><circle cx="34" cy="90" r="6" fill="${pale}"/><circle cx="88" cy="90" r="14" fill="${ink}"/><circle cx="88" cy="90" r="6" fill="${pale}"/>`,
  train: ({ main, deep, pale, cream, accent, ink }: Paint) =>
    `<path d="m36 114 12-18m36 18L72 96m-30 10h36" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>
<path d="M28 34C28 16 42 8 60 8s32 8 32 26v48a14 14 0 0 1-14 14H42a14 14 0 0 1-14-14z" fill="${main}"/><path d="M28 66h64v16a14 14 0 0 1-14 14H42a14 14 0 0 1-14-14z" fill="${deep}"/>
<path d="M37 36c0-10 6-12 10-12h26c4 0 10 2 10 12v16a4 4 0 0 1-4 4H41a4 4 0 0 1-4-4z" fill="${cream}"/><path d="M60 24v32" stroke="${main}" stroke-width="4"/><path d="m43 46 8-12" stroke="${pale}" stroke-width="4" stroke-linecap="round"/>
<circle cx="44" cy="79" r="6" fill="${accent}"/><circle cx="76" cy="79" r="6" fill="${accent}"/><path d="M54 84h12" stroke="${pale}" stroke-width="4" stroke-linecap="round"/>`,
  star: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="m60 10 15 31 34 5-25 24 6 34-30-16-30 16 6-34-25-24 34-5z" fill="${main}" stroke="${main}" stroke-width="6" stroke-linejoin="round"/>
<path d="M60 10v78l-30 16 6-34-25-24 34-5z" fill="${deep}"/><path d="m60 34 7 15 17 2-13 12 4 17-15-8z" fill="${pale}"/><path d="m60 34-7 15-17 2 13 12-4 17 15-8z" fill="${cream}"/>
<path d="M100 8v16m-8-8h16M18 88v12m-6-6h12" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>`,
};
