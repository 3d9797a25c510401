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
  helmet: ({ main, deep, pale, cream, accent, ink }: Paint) =>
    `<path d="M14 74c0-36 20-58 48-58s46 20 46 48c0 10-4 14-10 16l-6 20a6 6 0 0 1-6 4H34c-14 0-20-14-20-30z" fill="${main}"/><path d="M52 48h54c2 8 2 16 0 24H66c-10 0-16-12-14-24z" fill="${ink}"/><path d="M60 54h32" stroke="${pale}" stroke-width="5" stroke-linecap="round"/><path d="M14 74c0 20 6 30 20 30h52a6 6 0 0 0 6-4l4-14c-30 6-62 4-82-12z" fill="${deep}"/><path d="M36 24c14-6 30-6 44 0" stroke="${accent}" stroke-width="7" fill="none" stroke-linecap="round"/><circle cx="34" cy="70" r="7" fill="${cream}"/>`,
  rides: ({ main, deep, pale, cream, accent, ink }: Paint) =>
    `<path d="M22 100c0-30 60-8 60-40 0-20-34-14-34-34" fill="none" stroke="${pale}" stroke-width="9" stroke-linecap="round"/><path d="M22 100c0-30 60-8 60-40 0-20-34-14-34-34" fill="none" stroke="${cream}" stroke-width="3" stroke-dasharray="7 7"/><path d="M48 4a17 17 0 0 1 17 17c0 12-17 26-17 26S31 33 31 21A17 17 0 0 1 48 4z" fill="${main}"/><circle cx="48" cy="21" r="7" fill="${cream}"/><path d="M94 44a13 13 0 0 1 13 13c0 9-13 20-13 20S81 66 81 57a13 13 0 0 1 13-13z" fill="${accent}"/><circle cx="94" cy="57" r="5" fill="${cream}"/><circle cx="22" cy="100" r="10" fill="${deep}"/><circle cx="22" cy="100" r="4" fill="${ink}"/>`,
  bus: ({ main, deep, pale, cream, accent, ink }: Paint) =>
    `<rect x="6" y="28" width="108" height="64" rx="12" fill="${main}"/><path d="M6 68h108v16a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8z" fill="${deep}"/><path d="M14 38h22v22H14zm28 0h22v22H42zm28 0h18v22H70z" fill="${cream}"/><path d="M94 38h14a8 8 0 0 1 6 8v30H94z" fill="${pale}"/><path d="M6 66h88" stroke="${accent}" stroke-width="5"/><path d="m18 54 8-12m20 12 8-12" stroke="${pale}" stroke-width="3.5" stroke-linecap="round"/><circle cx="32" cy="94" r="12" fill="${ink}"/><circle cx="32" cy="94" r="5" fill="${pale}"/><circle cx="86" cy="94" r="12" fill="${ink}"/><circle cx="86" cy="94" r="5" fill="${pale}"/>`,
  plane: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M8 96h104" stroke="${pale}" stroke-width="6" stroke-linecap="round"/><path d="M8 96h104" stroke="${cream}" stroke-width="2" stroke-dasharray="10 8"/><g transform="rotate(-18 60 54)"><path d="M6 34h12l14 16h66c10 0 18 5 18 11s-8 10-18 10H34C20 71 10 60 6 34z" fill="${main}"/><path d="M34 71h64c10 0 18-4 18-10H22c3 6 7 10 12 10z" fill="${deep}"/><path d="m54 60 10 34h12l-2-34z" fill="${deep}"/><path d="m58 50 4-20h9l-1 20z" fill="${pale}"/><g fill="${cream}"><circle cx="56" cy="57" r="3"/><circle cx="68" cy="57" r="3"/><circle cx="80" cy="57" r="3"/><path d="M96 52h8c4 2 7 4 8 6H96z"/></g></g><path d="M84 16h22M94 28h14" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>`,
  returnTrip: ({ main, deep, pale, cream, accent }: Paint) =>
    `<rect x="16" y="30" width="88" height="34" rx="12" fill="${main}"/><path d="M16 50h88v2a12 12 0 0 1-12 12H28a12 12 0 0 1-12-12z" fill="${deep}"/><path d="M26 37h14v10H26zm20 0h14v10H46zm20 0h14v10H66z" fill="${cream}"/><path d="M86 37h8c6 2 9 6 10 10H86z" fill="${pale}"/><path d="M12 70h96" stroke="${deep}" stroke-width="5" stroke-linecap="round"/><path d="M22 90h66m0 0-10-9m10 9-10 9" stroke="${accent}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M98 16H32m0 0 9-8m-9 8 9 8" stroke="${accent}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
  parking: ({ main, deep, pale, cream, accent, ink }: Paint) =>
    `<rect x="16" y="8" width="60" height="60" rx="14" fill="${main}"/><path d="M16 50h60v4a14 14 0 0 1-14 14H30a14 14 0 0 1-14-14z" fill="${deep}"/><path d="M38 56V24h10a10 10 0 0 1 0 20H38" fill="none" stroke="${cream}" stroke-width="8" stroke-linejoin="round"/><path d="M46 68v40" stroke="${deep}" stroke-width="8"/><path d="M52 90c0-6 3-8 8-9l5-10c2-4 4-5 8-5h14c4 0 6 1 8 5l6 10c5 1 9 4 9 9v10H52z" fill="${accent}"/><path d="m68 80 4-8c1-2 2-2 4-2h10c2 0 3 0 4 2l5 8z" fill="${cream}"/><circle cx="66" cy="100" r="8" fill="${ink}"/><circle cx="98" cy="100" r="8" fill="${ink}"/><circle cx="66" cy="100" r="3" fill="${pale}"/><circle cx="98" cy="100" r="3" fill="${pale}"/>`,
  service: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="m60 6 9 13 15-5 3 16 16 2-4 15 13 10-11 12 7 14-15 5 0 16-16-3-9 13-12-11-14 9-6-15-16 1 1-16-15-6 9-13-10-12 14-8-2-16 16 1 5-16 14 7z" fill="${deep}"/><circle cx="60" cy="62" r="32" fill="${main}"/><path d="M74 42a14 14 0 0 0-17 18L40 77a6 6 0 0 0 9 9l17-17a14 14 0 0 0 18-17l-9 8-8-2-2-8z" fill="${cream}"/><circle cx="44" cy="82" r="2.5" fill="${main}"/><path d="M94 92c6 8 9 12 9 16a9 9 0 0 1-18 0c0-4 3-8 9-16z" fill="${accent}"/><circle cx="60" cy="62" r="32" fill="none" stroke="${pale}" stroke-width="3"/>`,
  wheel: ({ main, deep, pale, cream, accent }: Paint) => {
    const cabins = Array.from({ length: 8 }, (_, at) => {
      const angle = (at * Math.PI) / 4;
      const [x, y] = [60 + 40 * Math.cos(angle), 50 + 40 * Math.sin(angle)].map(Math.round);
      return `<circle cx="${x}" cy="${y}" r="9" fill="${at % 2 === 0 ? accent : pale}"/>`;
    });
    return `<path d="M60 50 34 112m26-62 26 62" stroke="${deep}" stroke-width="7" stroke-linecap="round"/><circle cx="60" cy="50" r="40" fill="none" stroke="${main}" stroke-width="6"/><path d="M60 10v80M20 50h80M32 22l56 56m0-56L32 78" stroke="${main}" stroke-width="3"/>${cabins.join('')}<circle cx="60" cy="50" r="9" fill="${deep}"/><circle cx="60" cy="50" r="4" fill="${cream}"/><path d="M22 112h76" stroke="${deep}" stroke-width="6" stroke-linecap="round"/>`;
  },
  family: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M14 108V58l22-20 24 20 24-20 22 20v50z" fill="${pale}"/><path d="M36 38V16l16 8-16 8m48 6V16l16 8-16 8" fill="${accent}" stroke="${deep}" stroke-width="3"/><path d="M46 108V86a14 14 0 0 1 28 0v22z" fill="${deep}"/><g fill="${main}"><circle cx="22" cy="74" r="9"/><path d="M8 112c0-16 5-26 14-26s14 10 14 26z"/><circle cx="98" cy="74" r="9"/><path d="M84 112c0-16 5-26 14-26s14 10 14 26z"/></g><g fill="${accent}"><circle cx="48" cy="88" r="6"/><path d="M38 112c0-11 4-17 10-17s10 6 10 17z"/><circle cx="72" cy="88" r="6"/><path d="M62 112c0-11 4-17 10-17s10 6 10 17z"/></g><path d="M30 58h12m36 0h12" stroke="${cream}" stroke-width="6" stroke-linecap="round"/>`,
  bed: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M84 10a20 20 0 1 0 20 26 16 16 0 0 1-20-26z" fill="${accent}"/><rect x="6" y="40" width="12" height="66" rx="5" fill="${deep}"/><rect x="102" y="70" width="12" height="36" rx="5" fill="${deep}"/><rect x="12" y="78" width="96" height="18" fill="${deep}"/><rect x="18" y="56" width="34" height="20" rx="8" fill="${cream}" stroke="${pale}" stroke-width="3"/><path d="M44 80c0-14 10-22 24-22h22c10 0 18 8 18 22z" fill="${main}"/><path d="M60 62c8 6 8 12 6 18m16-22c8 6 8 14 6 22" stroke="${pale}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M40 18v10m-5-5h10" stroke="${accent}" stroke-width="4" stroke-linecap="round"/>`,
};
