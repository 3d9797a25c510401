import { type ReactNode } from 'react';

const ground = <path className="ground" d="M30 118C12 90 28 44 66 34s92-8 108 26-2 62-22 66-104 18-122-8z" />;
const coin = <circle className="accent" cx="152" cy="44" r="11" />;

/** Drawings on a 200 × 150 grid; classes take the theme's colours. */
export const drawingShapes = {
  coupon: (
    <>
      {ground}
      <g transform="rotate(-9 100 80)">
        <path
          className="surface"
          d="M48 60a6 6 0 0 1 6-6h92a6 6 0 0 1 6 6v9a10 10 0 0 0 0 20v9a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6v-9a10 10 0 0 0 0-20z"
        />
        <path className="line" d="M120 62v6m0 8v6m0 8v6" />
        <path className="muted" d="M64 88h38M64 96h22" />
        <circle className="accent" cx="72" cy="71" r="8" />
      </g>
      <path className="accent-line" d="m158 34 0 12m-6-6h12" />
    </>
  ),
  history: (
    <>
      {ground}
      <path className="surface" d="M66 40h62v78l-10.3-7-10.3 7-10.4-7-10.3 7-10.3-7L66 118z" />
      <path className="muted" d="M80 58h34M80 71h34M80 84h18" />
      <circle className="surface" cx="130" cy="96" r="22" />
      <path className="line" d="M130 84v13l9 5" />
      {coin}
    </>
  ),
  search: (
    <>
      {ground}
      <path className="surface" d="M56 50h70v58H56z" />
      <path className="muted" d="M68 66h40M68 78h26M68 90h32" />
      <circle className="surface" cx="122" cy="84" r="24" />
      <path className="line" d="m139 102 17 18" />
      <path className="accent-line" d="M112 84h20" />
    </>
  ),
  offline: (
    <>
      {ground}
      <path className="surface" d="M70 108a20 20 0 0 1-3-39.8 32 32 0 0 1 61-6.2 23 23 0 0 1 8 46z" />
      <path className="line" d="m92 78 20 20m0-20-20 20" />
      {coin}
    </>
  ),
  broken: (
    <>
      {ground}
      <path className="surface" d="M52 46h42l-7 20 12 12-9 30H52a6 6 0 0 1-6-6V52a6 6 0 0 1 6-6z" />
      <path className="surface" d="M110 46h38a6 6 0 0 1 6 6v50a6 6 0 0 1-6 6h-42l9-28-12-12z" />
      <path className="muted" d="M60 62h16M60 76h12M128 62h14M126 90h16" />
      <path className="accent-line" d="m100 28 0 8m-16-5 5 7m27-7-5 7" />
    </>
  ),
  'not-found': (
    <>
      {ground}
      <path className="surface" d="m44 62 36-14 40 14 36-14v58l-36 14-40-14-36 14z" />
      <path className="line" d="M80 48v58m40-44v58" />
      <path className="muted" d="M54 84h14m64 8h12M92 76l14 8" />
      <path
        className="accent"
        d="M104 30a15 15 0 0 0-15 15c0 11 15 25 15 25s15-14 15-25a15 15 0 0 0-15-15z"
      />
      <circle className="surface" cx="104" cy="45" r="5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Names of the drawings. */
export type DrawingName = keyof typeof drawingShapes;
