import { color, styled } from '@poku/shared/ui';

const Canvas = styled.svg`
  display: block;
  width: 200px;
  max-width: 100%;
  height: auto;
  margin: 0 auto;
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
  .muted {
    stroke: ${color('lineStrong')};
  }
  .coin {
    fill: ${color('points')};
    stroke: none;
  }
`;

/** An open letter on its way. Decoration: the sentence below it says it. */
export function MailDrawing() {
  return (
    <Canvas viewBox="0 0 200 140" aria-hidden="true" focusable="false">
      <path className="ground" d="M28 112C8 84 26 40 66 30s94-6 108 28-4 58-24 62-106 14-122-8z" />
      <path className="paper" d="M52 62 100 30l48 32v48a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6z" />
      <path className="paper" d="M66 44h68v42l-34 18-34-18z" />
      <path className="muted" d="M78 58h44M78 70h30" />
      <path d="m52 64 42 30a10 10 0 0 0 12 0l42-30" />
      <circle className="coin" cx="150" cy="42" r="13" />
      <path className="paper" d="M20 70h16M12 84h18M24 98h10" />
    </Canvas>
  );
}
