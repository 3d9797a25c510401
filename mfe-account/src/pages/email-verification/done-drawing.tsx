import { color, styled } from '@poku/shared/ui';

const Canvas = styled.svg`
  display: block;
  width: 200px;
  max-width: 100%;
  height: auto;
  fill: none;
  stroke: ${color('primary')};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
  .ground {
    fill: ${color('primarySoft')};
    stroke: none;
  }
  .paper {
    fill: ${color('card')};
  }
  .seal {
    fill: ${color('success')};
    stroke: ${color('card')};
  }
  .check {
    stroke: ${color('card')};
    stroke-width: 4;
  }
`;

/** A letter with a seal. Decoration: the title below it says it. */
export function DoneDrawing() {
  return (
    <Canvas viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      <path className="ground" d="M30 118C12 90 28 44 66 34s92-8 108 26-2 62-22 66-104 18-122-8z" />
      <rect className="paper" x="46" y="48" width="100" height="68" rx="7" />
      <path d="m49 54 40 32a11 11 0 0 0 14 0l40-32" />
      <circle className="seal" cx="142" cy="106" r="23" />
      <path className="check" d="m132 106 7 8 14-15" />
    </Canvas>
  );
}
