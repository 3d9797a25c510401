import { DrawingCanvas, styled } from '@poku/kit';

const Canvas = styled(DrawingCanvas)`
  width: 200px;
  margin: 0 auto;
`;

/** An open letter on its way. */
export function MailDrawing() {
  return (
    <Canvas viewBox="0 0 200 140">
      <path className="ground" d="M28 112C8 84 26 40 66 30s94-6 108 28-4 58-24 62-106 14-122-8z" />
      <path className="surface" d="M52 62 100 30l48 32v48a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6z" />
      <path className="surface" d="M66 44h68v42l-34 18-34-18z" />
      <path className="muted" d="M78 58h44M78 70h30" />
      <path className="line" d="m52 64 42 30a10 10 0 0 0 12 0l42-30" />
      <circle className="accent" cx="150" cy="42" r="13" />
      <path className="surface" d="M20 70h16M12 84h18M24 98h10" />
    </Canvas>
  );
}
