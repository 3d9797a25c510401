import type { Paint } from '../paint';

/** Clothes, shopping and screens on a 120 × 120 grid. */
export const goodsMotifs = {
  shirt: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M42 18 14 34l12 28 12-5v45a5 5 0 0 0 5 5h34a5 5 0 0 0 5-5V57l12 5 12-28-28-16a18 18 0 0 1-36 0z" fill="${main}"/>
<path d="M42 18a18 18 0 0 0 36 0l6 3a24 24 0 0 1-48 0z" fill="${deep}"/>
<path d="M38 70h44v10H38z" fill="${accent}"/><path d="M38 86h44" stroke="${cream}" stroke-width="3.5" stroke-dasharray="5 5"/><path d="m16.5 40 12 24m75-24-12 24" stroke="${pale}" stroke-width="3.5"/>`,
  shoe: ({ main, deep, cream, accent }: Paint) =>
    `<path d="M12 46c10 4 22 0 30-14l16 6c6 16 18 24 38 27 10 2 14 8 14 19H12z" fill="${main}"/>
<path d="M12 66c14 4 26 2 34-6 12 14 30 14 64 16v12H12z" fill="${deep}"/>
<rect x="8" y="84" width="104" height="13" rx="6.5" fill="${cream}" stroke="${deep}" stroke-width="3"/>
<path d="m52 48 10-6m-3 16 11-6m-2 14 11-6" stroke="${cream}" stroke-width="4.5" stroke-linecap="round"/><path d="M18 52c6 2 12 1 17-3l4 8c-6 5-14 6-21 4z" fill="${accent}"/>`,
  bag: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M42 52V36a18 18 0 0 1 36 0v16" fill="none" stroke="${deep}" stroke-width="7" stroke-linecap="round"/>
<path d="M26 42h68l8 58a6 6 0 0 1-6 7H24a6 6 0 0 1-6-7z" fill="${main}"/><path d="M20.5 84h79l2.5 16a6 6 0 0 1-6 7H24a6 6 0 0 1-6-7z" fill="${deep}"/>
<circle cx="42" cy="52" r="4" fill="${cream}"/><circle cx="78" cy="52" r="4" fill="${cream}"/><path d="M44 64a16 14 0 0 0 32 0" fill="none" stroke="${pale}" stroke-width="4.5" stroke-linecap="round"/><circle cx="92" cy="30" r="11" fill="${accent}"/><path d="m88 34 8-8" stroke="${cream}" stroke-width="3" stroke-linecap="round"/>`,
  phone: ({ main, deep, pale, cream, accent }: Paint) =>
    `<rect x="32" y="8" width="56" height="104" rx="12" fill="${deep}"/><rect x="38" y="20" width="44" height="74" rx="4" fill="${cream}"/>
<rect x="46" y="66" width="7" height="16" rx="2" fill="${pale}"/><rect x="56.5" y="54" width="7" height="28" rx="2" fill="${main}"/><rect x="67" y="42" width="7" height="40" rx="2" fill="${accent}"/>
<path d="M46 32h22m-22 8h12" stroke="${pale}" stroke-width="4" stroke-linecap="round"/><circle cx="60" cy="103" r="4" fill="${pale}"/>`,
  game: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M60 38V22c0-8 12-8 12-14" fill="none" stroke="${deep}" stroke-width="5" stroke-linecap="round"/>
<path d="M34 36h52c16 0 26 18 26 40 0 22-18 26-28 12l-5-8H41l-5 8C26 102 8 98 8 76c0-22 10-40 26-40z" fill="${main}"/>
<path d="M8 76c0 22 18 26 28 12l5-8h38l5 8c10 14 28 10 28-12-24 6-80 6-104 0z" fill="${deep}"/>
<path d="M38 48v20m-10-10h20" stroke="${cream}" stroke-width="7" stroke-linecap="round"/><circle cx="78" cy="64" r="5.5" fill="${accent}"/><circle cx="90" cy="52" r="5.5" fill="${cream}"/><circle cx="60" cy="52" r="4" fill="${pale}"/>`,
  ticket: ({ main, deep, pale, cream, accent }: Paint) =>
    `<g transform="rotate(10 60 60)"><path d="M14 40h92v14a10 10 0 0 0 0 20v14H14V74a10 10 0 0 0 0-20z" fill="${deep}"/></g>
<g transform="rotate(-10 60 60)"><path d="M10 36h100v15a10 10 0 0 0 0 20v15H10V71a10 10 0 0 0 0-20z" fill="${main}"/><path d="M78 42v38" stroke="${cream}" stroke-width="3.5" stroke-dasharray="5 5"/>
<path d="m47 44 5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z" fill="${accent}"/><path d="M88 52v18m8-18v18" stroke="${pale}" stroke-width="4" stroke-linecap="round"/></g>`,
  music: ({ main, deep, pale, accent }: Paint) =>
    `<path d="M42 24 96 12v18L42 42z" fill="${deep}"/><path d="M42 24v62M93 14v60" stroke="${main}" stroke-width="7" stroke-linecap="round"/>
<ellipse cx="31" cy="88" rx="16" ry="12.5" fill="${main}" transform="rotate(-16 31 88)"/><ellipse cx="82" cy="76" rx="16" ry="12.5" fill="${main}" transform="rotate(-16 82 76)"/>
<path d="M108 40c6 6 6 16 0 22M12 30c-6 6-6 16 0 22" fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round"/><circle cx="27" cy="85" r="3.5" fill="${pale}"/><circle cx="78" cy="73" r="3.5" fill="${pale}"/>`,
  scarf: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M18 22c30-10 54 6 84 0l6 24c-30 8-54-8-84 2z" fill="${main}"/><path d="M62 40c12 20 10 42 20 66l22-8c-10-20-12-36-18-54z" fill="${deep}"/><path d="M34 42c-2 22-8 40-16 58l24 8c6-20 10-42 16-62z" fill="${main}"/>
<g fill="none" stroke="${cream}" stroke-width="3"><circle cx="40" cy="32" r="6"/><circle cx="64" cy="34" r="6"/><circle cx="88" cy="32" r="6"/><circle cx="38" cy="66" r="6"/><circle cx="32" cy="88" r="6"/></g><g fill="${accent}"><circle cx="40" cy="32" r="2"/><circle cx="64" cy="34" r="2"/><circle cx="88" cy="32" r="2"/><circle cx="38" cy="66" r="2"/><circle cx="32" cy="88" r="2"/><circle cx="82" cy="66" r="5"/><circle cx="90" cy="86" r="5"/></g><path d="m18 100-4 10m10-8-3 10m9-8-2 10m8-8-1 10m55-13 4 9m2-12 5 9m1-12 5 8" stroke="${pale}" stroke-width="3.5" stroke-linecap="round"/>`,
  discount: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M62 10h40a8 8 0 0 1 8 8v40a8 8 0 0 1-2 6l-44 44a8 8 0 0 1-11 0L12 67a8 8 0 0 1 0-11l44-44a8 8 0 0 1 6-2z" fill="${main}"/><path d="M110 40v18a8 8 0 0 1-2 6l-44 44a8 8 0 0 1-11 0L32 87z" fill="${deep}"/><circle cx="90" cy="30" r="9" fill="${cream}"/><path d="M90 30c8-10 14-14 22-16" fill="none" stroke="${accent}" stroke-width="4" stroke-linecap="round"/>
<path d="m44 78 28-34" stroke="${cream}" stroke-width="7" stroke-linecap="round"/><circle cx="44" cy="52" r="8" fill="none" stroke="${cream}" stroke-width="6"/><circle cx="72" cy="70" r="8" fill="none" stroke="${pale}" stroke-width="6"/>`,
  bags: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M66 44V34a14 14 0 0 1 28 0v10" fill="none" stroke="${accent}" stroke-width="6"/><path d="M54 42h52l6 60a5 5 0 0 1-5 5H60z" fill="${accent}"/><path d="M30 54V42a15 15 0 0 1 30 0v12" fill="none" stroke="${deep}" stroke-width="6"/><path d="M16 50h58l6 52a5 5 0 0 1-5 6H15a5 5 0 0 1-5-6z" fill="${main}"/><path d="M12 84h66l2 18a5 5 0 0 1-5 6H15a5 5 0 0 1-5-6z" fill="${deep}"/><path d="M30 62a15 14 0 0 0 30 0" fill="none" stroke="${pale}" stroke-width="4.5" stroke-linecap="round"/><path d="M84 54a12 11 0 0 0 16 6" fill="none" stroke="${cream}" stroke-width="4.5" stroke-linecap="round"/>`,
  socks: ({ main, deep, pale, cream, accent }: Paint) => {
    const sock = (x: number, y: number, leg: string, tip: string) =>
      `<g transform="translate(${x} ${y})"><path d="M10 0h28v44c0 6 4 8 12 12s10 18-2 20c-18 2-34-4-38-16z" fill="${leg}"/><path d="M10 0h28v12H10z" fill="${cream}"/><path d="M50 56c8 4 10 18-2 20-5 1-10 0-14-1 6-4 12-10 16-19z" fill="${tip}"/><path d="M10 22h28m-28 10h28" stroke="${tip}" stroke-width="4"/></g>`;
    return `${sock(46, 8, pale, accent)}${sock(24, 20, deep, accent)}${sock(2, 32, main, accent)}`;
  },
  hijab: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M60 8c28 0 38 24 36 48-1 14 10 26 12 50H12c2-24 13-36 12-50C22 32 32 8 60 8z" fill="${main}"/><path d="M60 26c16 0 22 12 20 28s-10 24-20 24-18-8-20-24 4-28 20-28z" fill="#E8B88A"/><path d="M40 54c-2-18 6-28 20-28s22 10 20 28c6-20-2-36-20-36S34 34 40 54z" fill="${deep}"/><path d="M60 78c12 0 20-10 22-18 8 10 16 26 20 46H56c10-8 10-20 4-28z" fill="${deep}"/><path d="M26 84c4 10 4 16 2 22m14-18c4 8 4 14 2 18" stroke="${pale}" stroke-width="4" stroke-linecap="round" fill="none"/><circle cx="84" cy="76" r="5" fill="${accent}"/><path d="M52 62c4 4 12 4 16 0" stroke="${deep}" stroke-width="3" stroke-linecap="round" fill="none"/><circle cx="52" cy="50" r="2.5" fill="${deep}"/><circle cx="68" cy="50" r="2.5" fill="${deep}"/><path d="M60 8c-14 0-24 6-30 18" stroke="${cream}" stroke-width="3.5" fill="none" stroke-linecap="round" opacity=".7"/>`,
  sling: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M22 58C22 10 98 10 98 58" fill="none" stroke="${deep}" stroke-width="7"/><rect x="14" y="50" width="92" height="56" rx="12" fill="${main}"/><path d="M14 62a12 12 0 0 1 12-12h68a12 12 0 0 1 12 12v6c0 10-20 18-46 18S14 78 14 68z" fill="${deep}"/><rect x="50" y="76" width="20" height="18" rx="5" fill="${accent}"/><circle cx="60" cy="85" r="3" fill="${deep}"/><path d="M24 96h72" stroke="${pale}" stroke-width="3.5" stroke-dasharray="6 5"/><path d="M28 60h26" stroke="${cream}" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
  truck: ({ main, deep, pale, cream, accent, ink }: Paint) =>
    `<path d="M4 40h14M0 54h16M6 68h10" stroke="${accent}" stroke-width="5" stroke-linecap="round"/><rect x="20" y="26" width="54" height="58" rx="5" fill="${main}"/><path d="M74 44h18l18 20v20H74z" fill="${deep}"/><path d="M80 50h9l13 14H80z" fill="${cream}"/><path d="M20 74h90v12H20z" fill="${deep}"/><path d="M34 38h26v20H34z" fill="${cream}"/><path d="M34 48h26" stroke="${accent}" stroke-width="5"/><path d="M47 48c-10-12-16 0 0 0 16 0 10-12 0 0z" fill="none" stroke="${accent}" stroke-width="3.5"/><circle cx="40" cy="90" r="13" fill="${ink}"/><circle cx="40" cy="90" r="5" fill="${pale}"/><circle cx="90" cy="90" r="13" fill="${ink}"/><circle cx="90" cy="90" r="5" fill="${pale}"/>`,
  earbuds: ({ main, deep, pale, cream, accent }: Paint) =>
    `<rect x="16" y="56" width="88" height="52" rx="22" fill="${main}"/><path d="M16 82h88v4a22 22 0 0 1-22 22H38a22 22 0 0 1-22-22z" fill="${deep}"/><path d="M16 78c2-12 10-18 22-18h44c12 0 20 6 22 18z" fill="${pale}"/><circle cx="60" cy="92" r="4" fill="${accent}"/>
<path d="M38 14a14 14 0 0 1 12 22l-2 32a5 5 0 0 1-10 0l-1-26a14 14 0 0 1 1-28z" fill="${cream}" stroke="${pale}" stroke-width="3"/><path d="M82 14a14 14 0 0 0-12 22l2 32a5 5 0 0 0 10 0l1-26a14 14 0 0 0-1-28z" fill="${cream}" stroke="${pale}" stroke-width="3"/><circle cx="36" cy="28" r="5" fill="${deep}"/><circle cx="84" cy="28" r="5" fill="${deep}"/>`,
  handset: ({ main, deep, pale, cream, accent }: Paint) =>
    `<rect x="14" y="22" width="46" height="90" rx="10" fill="${deep}"/><rect x="20" y="28" width="24" height="34" rx="9" fill="${main}"/><circle cx="32" cy="37" r="6" fill="${pale}"/><circle cx="32" cy="53" r="6" fill="${pale}"/><circle cx="32" cy="37" r="2.5" fill="${deep}"/><circle cx="32" cy="53" r="2.5" fill="${deep}"/>
<rect x="50" y="10" width="54" height="100" rx="11" fill="${deep}"/><rect x="55" y="15" width="44" height="90" rx="7" fill="${cream}"/><path d="M55 60c12-14 26 8 44-10v48a7 7 0 0 1-7 7H62a7 7 0 0 1-7-7z" fill="${main}"/><path d="M55 78c14-10 28 6 44-6v26a7 7 0 0 1-7 7H62a7 7 0 0 1-7-7z" fill="${accent}"/><circle cx="77" cy="22" r="3" fill="${deep}"/><path d="M64 36h26m-26 9h16" stroke="${pale}" stroke-width="4.5" stroke-linecap="round"/>`,
  gem: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M32 24h56l22 28-50 58L10 52z" fill="${main}"/><path d="M88 24l22 28-50 58 18-58z" fill="${deep}"/><path d="M32 24 42 52 60 24l18 28 10-28z" fill="${pale}"/><path d="M42 52h36L60 110z" fill="${cream}" opacity=".55"/><path d="M10 52h100" stroke="${cream}" stroke-width="3"/><path d="M100 8v14m-7-7h14M16 16v10m-5-5h10" stroke="${accent}" stroke-width="4.5" stroke-linecap="round"/>`,
  gems: ({ main, deep, pale, cream, accent }: Paint) => {
    const one = (x: number, y: number, k: number, light: string, dark: string) =>
      `<g transform="translate(${x} ${y}) scale(${k})"><path d="M14 0h32l14 16-30 34L0 16z" fill="${light}"/><path d="m46 0 14 16-30 34 10-34z" fill="${dark}"/><path d="M14 0l6 16L30 0l10 16 6-16z" fill="${cream}" opacity=".6"/></g>`;
    return `<path d="M14 62h92v38a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z" fill="${deep}"/>${one(12, 26, 0.8, pale, main)}${one(60, 26, 0.8, pale, main)}${one(26, 10, 1.1, main, deep)}<path d="M8 62h104v14H8z" fill="${main}"/><path d="M14 76h92v24a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z" fill="${deep}"/><rect x="48" y="66" width="24" height="24" rx="5" fill="${accent}"/><circle cx="60" cy="76" r="4" fill="${deep}"/><path d="M60 78v6" stroke="${deep}" stroke-width="4" stroke-linecap="round"/>`;
  },
  popcorn: ({ main, deep, pale, cream, accent }: Paint) =>
    `<g fill="${cream}" stroke="${pale}" stroke-width="2.5"><circle cx="36" cy="38" r="12"/><circle cx="84" cy="38" r="12"/><circle cx="60" cy="26" r="14"/><circle cx="48" cy="36" r="11"/><circle cx="72" cy="36" r="11"/></g><g fill="${accent}"><circle cx="60" cy="26" r="4"/><circle cx="37" cy="38" r="3.5"/><circle cx="83" cy="38" r="3.5"/></g>
<path d="M20 44h80l-10 60a6 6 0 0 1-6 5H36a6 6 0 0 1-6-5z" fill="${cream}"/><path d="M20 44h16l6 65h-6a6 6 0 0 1-6-5zm32 0h16l-2 65H54zm32 0h16l-10 60a6 6 0 0 1-6 5h-6z" fill="${main}"/><path d="M20 44h80l-1.5 9h-77z" fill="${deep}"/>`,
  cinema: ({ main, deep, pale, cream, accent }: Paint) =>
    `<rect x="6" y="10" width="108" height="58" rx="6" fill="${deep}"/><path d="M14 18h92v42H14z" fill="${cream}"/><path d="m50 28 24 11-24 11z" fill="${accent}"/><path d="M14 46c18-10 30 10 50 0s26 4 42-2v16H14z" fill="${pale}"/>
<g fill="${main}"><circle cx="36" cy="82" r="11"/><path d="M16 114c0-14 8-21 20-21s20 7 20 21z"/></g><g fill="${deep}"><circle cx="82" cy="82" r="11"/><path d="M62 114c0-14 8-21 20-21s20 7 20 21z"/></g><path d="M59 100s-7-4-7-8a4 4 0 0 1 7-2 4 4 0 0 1 7 2c0 4-7 8-7 8z" fill="${accent}"/>`,
  stream: ({ main, deep, pale, cream, accent }: Paint) =>
    `<rect x="6" y="18" width="108" height="70" rx="10" fill="${deep}"/><rect x="13" y="25" width="94" height="56" rx="5" fill="${main}"/><circle cx="60" cy="53" r="19" fill="${cream}"/><path d="m54 43 17 10-17 10z" fill="${main}"/><path d="M38 104h44" stroke="${deep}" stroke-width="8" stroke-linecap="round"/><path d="M60 88v14" stroke="${deep}" stroke-width="10"/><path d="M22 72h76" stroke="${pale}" stroke-width="4" stroke-linecap="round"/><path d="M22 72h34" stroke="${accent}" stroke-width="4" stroke-linecap="round"/>`,
  sofa: ({ main, deep, pale, cream, accent }: Paint) =>
    `<rect x="20" y="6" width="80" height="46" rx="7" fill="${deep}"/><rect x="26" y="12" width="68" height="34" rx="4" fill="${cream}"/><path d="m54 20 16 9-16 9z" fill="${accent}"/><g fill="${pale}"><circle cx="36" cy="64" r="8"/><circle cx="60" cy="60" r="9"/><circle cx="84" cy="64" r="8"/></g><path d="M16 70a8 8 0 0 1 16 0v8h56v-8a8 8 0 0 1 16 0v30a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6z" fill="${main}"/><path d="M32 88h56v12H32z" fill="${deep}"/><path d="M60 78v22" stroke="${deep}" stroke-width="3"/><path d="M26 106v6m68-6v6" stroke="${deep}" stroke-width="6" stroke-linecap="round"/>`,
  headphones: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M18 74V62a42 42 0 0 1 84 0v12" fill="none" stroke="${deep}" stroke-width="10" stroke-linecap="round"/><rect x="8" y="64" width="26" height="42" rx="11" fill="${main}"/><rect x="86" y="64" width="26" height="42" rx="11" fill="${main}"/><path d="M26 66a11 11 0 0 1 8 10v18a11 11 0 0 1-8 10zm68 0a11 11 0 0 0-8 10v18a11 11 0 0 0 8 10z" fill="${deep}"/><path d="M50 88V62l22-5v25" fill="none" stroke="${accent}" stroke-width="5" stroke-linejoin="round"/><ellipse cx="45" cy="89" rx="7" ry="5.5" fill="${accent}"/><ellipse cx="67" cy="83" rx="7" ry="5.5" fill="${accent}"/><path d="M30 44a34 34 0 0 1 20-15" stroke="${pale}" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="20" cy="78" r="3" fill="${cream}"/>`,
  stage: ({ main, deep, pale, cream, accent }: Paint) =>
    `<path d="M26 8 4 92h42zM94 8l22 84H74z" fill="${accent}" opacity=".4"/><path d="M16 6h20v8H16zm68 0h20v8H84z" fill="${deep}"/><rect x="6" y="90" width="108" height="20" rx="4" fill="${deep}"/><path d="M6 96h108" stroke="${pale}" stroke-width="3"/><g transform="rotate(28 60 60)"><rect x="55" y="2" width="10" height="54" fill="${deep}"/><rect x="51" y="-4" width="18" height="14" rx="3" fill="${main}"/><path d="M60 48c12 0 16 8 12 16 10 4 10 26-12 26S38 68 48 64c-4-8 0-16 12-16z" fill="${main}"/><circle cx="60" cy="70" r="8" fill="${cream}"/><path d="M60 6v74" stroke="${cream}" stroke-width="2"/></g>`,
};
