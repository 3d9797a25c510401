import { type ReactNode } from 'react';
import { GuideCanvas } from './guide-canvas';

const phone = (
  <>
    <rect className="surface" x="72" y="28" width="56" height="96" rx="9" />
    <path className="muted" d="M94 37h12" />
  </>
);

const shapes = {
  /** Coins of many partners run into one. */
  merge: (
    <>
      <path className="muted" d="M54 56c10 12 18 18 26 22M146 56c-10 12-18 18-26 22M100 38v22" />
      <circle className="surface" cx="46" cy="46" r="14" />
      <circle className="surface" cx="100" cy="26" r="14" />
      <circle className="surface" cx="154" cy="46" r="14" />
      <path className="line" d="M40 46h12M100 20v12M148 42l12 8M148 50l12-8" />
      <circle className="accent" cx="100" cy="94" r="32" />
      <path className="line" d="M92 112V78h12a10 10 0 0 1 0 20H92" />
    </>
  ),
  /** Two accounts become a chain. */
  partner: (
    <>
      <rect className="surface" x="28" y="56" width="54" height="54" rx="12" />
      <path className="line" d="m40 84 15-14 15 14M45 80v16h20V80" />
      <rect className="surface" x="118" y="56" width="54" height="54" rx="12" />
      <path className="line" d="M131 96v-9l5-10h18l5 10v9zm0-9h28" />
      <path className="accent-line" d="M82 83h36" strokeDasharray="1 8" />
      <circle className="accent" cx="100" cy="83" r="12" />
      <path className="line" d="m95 83 4 4 7-8" />
    </>
  ),
  wallet: (
    <>
      <path className="surface" d="M56 52 122 36a8 8 0 0 1 10 8v14" />
      <rect className="surface" x="48" y="54" width="100" height="66" rx="10" />
      <path className="surface" d="M116 76h38a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5h-38a12 12 0 0 1 0-24z" />
      <circle className="accent" cx="120" cy="88" r="5" />
      <path className="muted" d="M62 72h30M62 84h20" />
      <circle className="accent" cx="162" cy="40" r="11" />
    </>
  ),
  interests: (
    <>
      <rect className="surface" x="44" y="34" width="50" height="42" rx="10" />
      <path className="line" d="M58 48h18v8a9 9 0 0 1-18 0zm18 2h5a3 3 0 0 1 0 8h-5M62 68h12" />
      <rect className="surface" x="106" y="34" width="50" height="42" rx="10" />
      <path className="line" d="M122 46h18l3 18h-24zm4 4a5 5 0 0 1 10 0" />
      <rect className="surface" x="44" y="86" width="50" height="42" rx="10" />
      <path className="line" d="M58 100h22l-3 12H61zm4 18h1m11 0h1" />
      <rect className="solid" x="106" y="86" width="50" height="42" rx="10" />
      <path className="accent-line" d="m121 107 7 7 14-15" />
    </>
  ),
  bell: (
    <>
      <path className="surface" d="M70 104V78a30 30 0 0 1 60 0v26l8 10H62z" />
      <path className="line" d="M90 122a10 10 0 0 0 20 0M100 48v-8" />
      <path className="muted" d="M52 62a40 40 0 0 1 10-20M148 62a40 40 0 0 0-10-20" />
      <circle className="accent" cx="130" cy="58" r="13" />
      <path className="line" d="M130 52v7m0 5v.1" />
    </>
  ),
  earn: (
    <>
      <path className="surface" d="M52 60h66l8 60H44z" />
      <path className="line" d="M70 72V52a15 15 0 0 1 30 0v20" />
      <path className="accent-line" d="M152 112V66m-14 14 14-14 14 14" />
      <circle className="accent" cx="85" cy="96" r="13" />
      <path className="line" d="M85 90v12m-6-6h12" />
    </>
  ),
  tier: (
    <>
      <path className="surface" d="M40 96h36v28H40z" />
      <path className="surface" d="M82 74h36v50H82z" />
      <path className="surface" d="M124 52h36v72h-36z" />
      <path className="accent" d="m142 20 5 10 11 1.500-8 7.500 2 11-10-5-10 5 2-11-8-7.500 11-1.500z" />
      <path className="muted" d="M50 108h16M92 88h16M134 66h16" />
    </>
  ),
  redeem: (
    <>
      {phone}
      <path className="muted" d="M82 96h36M82 106h22" />
      <path
        className="surface"
        d="M50 58a6 6 0 0 1 6-6h88a6 6 0 0 1 6 6v6a8 8 0 0 0 0 16v4a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6v-4a8 8 0 0 0 0-16z"
      />
      <path className="line" d="M118 58v5m0 6v5m0 6v5" />
      <circle className="accent" cx="72" cy="71" r="10" />
      <path className="muted" d="M90 67h16M90 76h10" />
    </>
  ),
  code: (
    <>
      {phone}
      <path className="line" d="M84 52h12v12H84zm20 0h12v12h-12zM84 72h12v12H84zm20 0h4v4m8 8h-4v-4" />
      <path className="muted" d="M84 100h32" />
      <circle className="accent" cx="134" cy="106" r="18" />
      <path className="line" d="m126 106 6 6 11-12" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Names of the guides' drawings. */
export type GuideDrawingName = keyof typeof shapes;

/** One of the guides' drawings. */
export function GuideDrawing({ name }: { readonly name: GuideDrawingName }) {
  return <GuideCanvas>{shapes[name]}</GuideCanvas>;
}
