import { color, DrawingCanvas, styled } from '@poku/kit';

const Canvas = styled(DrawingCanvas)`
  justify-self: center;
  width: 100%;
  max-width: 280px;
  .rim {
    fill: none;
    stroke: ${color('card')};
    stroke-opacity: 0.6;
  }
  .sign {
    fill: ${color('card')};
  }
`;

/** An open gift with the first coin. */
export function WelcomeDrawing() {
  return (
    <Canvas viewBox="0 0 280 180">
      <path className="ground" d="M36 150C8 116 30 58 86 46s130-14 154 30-2 82-32 86-148 18-172-12z" />
      <circle className="accent" cx="140" cy="64" r="38" />
      <circle className="rim" cx="140" cy="64" r="30" />
      <path className="sign" d="M130 46h14a12 12 0 0 1 0 24h-6v13h-8zm8 8v9h5.500a4.500 4.500 0 0 0 0-9z" />
      <path className="surface" d="M84 100h112v50a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8z" />
      <path className="surface" d="m84 100-18-16 26-10 24 16m80 10 18-16-26-10-24 16" />
      <path className="line" d="M140 108v50" />
      <path className="accent-line" d="M82 34v12m-6-6h12M206 28v14m-7-7h14M54 66v8m-4-4h8M232 88v8m-4-4h8" />
    </Canvas>
  );
}
