import { color, DrawingCanvas, styled } from '@poku/kit';

const Canvas = styled(DrawingCanvas)`
  width: 200px;
  .seal {
    fill: ${color('success')};
    stroke: ${color('card')};
  }
  .check {
    fill: none;
    stroke: ${color('card')};
    stroke-width: 4;
  }
`;

/** A letter; with a seal once what it asked for is done. */
export function LetterDrawing({ isDone }: { readonly isDone: boolean }) {
  return (
    <Canvas viewBox="0 0 200 150">
      <path className="ground" d="M30 118C12 90 28 44 66 34s92-8 108 26-2 62-22 66-104 18-122-8z" />
      <rect className="surface" x="46" y="48" width="100" height="68" rx="7" />
      <path className="line" d="m49 54 40 32a11 11 0 0 0 14 0l40-32" />
      {isDone && <circle className="seal" cx="142" cy="106" r="23" />}
      {isDone && <path className="check" d="m132 106 7 8 14-15" />}
    </Canvas>
  );
}
