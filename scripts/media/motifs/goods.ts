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
};
