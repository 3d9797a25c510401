import { DrawingCanvas, styled } from '@poku/kit';

const Canvas = styled(DrawingCanvas)`
  margin-inline: auto;
`;

/** Two programmes and a wallet flow into one coin. Decoration: the sentence below it says the same. */
export function AddDrawing() {
  return (
    <Canvas viewBox="0 0 200 120" width="200" height="120">
      <path className="ground" d="M30 96C12 72 28 36 66 28s92-8 108 20-2 50-22 54-104 16-122-6z" />
      <rect className="surface" x="30" y="20" width="40" height="32" rx="8" />
      <path className="muted" d="M40 32h20M40 40h12" />
      <rect className="surface" x="130" y="20" width="40" height="32" rx="8" />
      <path className="muted" d="M140 30h20M156 40h6" />
      <path className="line" d="M50 60c2 14 12 22 28 24M150 60c-2 14-12 22-28 24" strokeDasharray="1 8" />
      <circle className="accent" cx="100" cy="82" r="22" />
      <path className="line" d="m90 82 7 7 14-14" />
    </Canvas>
  );
}
