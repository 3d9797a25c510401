import type { ReactNode } from 'react';
import { DrawingCanvas, styled } from '@poku/kit';

const Canvas = styled(DrawingCanvas)`
  width: 100%;
  max-width: 280px;
  margin: 0 auto;
`;

const shapes = {
  /** Many small coins run into a large one. */
  brand: (
    <>
      <path className="muted" d="M58 58c8 12 14 16 22 20m62-20c-8 12-14 16-22 20M100 42v16" />
      <circle className="surface" cx="50" cy="46" r="14" />
      <circle className="surface" cx="100" cy="28" r="14" />
      <circle className="surface" cx="150" cy="46" r="14" />
      <path className="line" d="M45 46h10m-5-5v10M95 28h10m-5-5v10M145 46h10m-5-5v10" />
      <circle className="accent" cx="100" cy="94" r="31" />
      <path className="line" d="M92 112V78h12a10 10 0 0 1 0 20H92" />
    </>
  ),
  /** A bank, a house, a car and a dumbbell. */
  partners: (
    <>
      <rect className="surface" x="42" y="32" width="52" height="42" rx="10" />
      <path className="line" d="m54 50 14-8 14 8zm3 4v8m11-8v8m11-8v8M54 66h28" />
      <rect className="surface" x="106" y="32" width="52" height="42" rx="10" />
      <path className="line" d="m118 54 14-12 14 12m-23-3v14h18V51m-9 14v-7" />
      <rect className="surface" x="42" y="84" width="52" height="42" rx="10" />
      <path className="line" d="M54 114v-7l4-9h20l4 9v7zm0-7h28" />
      <rect className="surface" x="106" y="84" width="52" height="42" rx="10" />
      <path className="line" d="M122 105h20m-20-8v16m20-16v16m-26-12v8m32-8v8" />
      <circle className="accent" cx="100" cy="79" r="13" />
      <path className="line" d="M100 73v12m-6-6h12" />
    </>
  ),
  /** A shopping bag whose coins grow. */
  earn: (
    <>
      <path className="surface" d="M48 62h62l8 58H40z" />
      <path className="line" d="M64 74V54a15 15 0 0 1 30 0v20" />
      <circle className="accent" cx="79" cy="98" r="12" />
      <path className="line" d="M79 92v12m-6-6h12" />
      <path className="surface" d="M128 112h36v8h-36zm0-12h36v8h-36zm0-12h36v8h-36z" />
      <path className="accent-line" d="M146 76V42m-12 12 12-12 12 12" />
    </>
  ),
  /** A coupon comes out of a phone. */
  redeem: (
    <>
      <rect className="surface" x="72" y="26" width="56" height="98" rx="9" />
      <path className="muted" d="M94 35h12M82 98h36M82 108h22" />
      <path
        className="surface"
        d="M48 58a6 6 0 0 1 6-6h92a6 6 0 0 1 6 6v6a8 8 0 0 0 0 16v4a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6v-4a8 8 0 0 0 0-16z"
      />
      <path className="line" d="M120 58v5m0 6v5m0 6v5" />
      <circle className="accent" cx="70" cy="71" r="10" />
      <path className="muted" d="M90 67h18M90 76h11" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Names of the guide's drawings. */
export type GuideDrawingName = keyof typeof shapes;

/** The drawing of a card; the card's words say what it shows. */
export function GuideDrawing({ name }: { readonly name: GuideDrawingName }) {
  return (
    <Canvas viewBox="0 0 200 150" width={280} height={210}>
      <path className="ground" d="M30 118C12 90 28 44 66 34s92-8 108 26-2 62-22 66-104 18-122-8z" />
      {shapes[name]}
    </Canvas>
  );
}
