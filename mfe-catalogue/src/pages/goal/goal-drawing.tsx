import { DrawingCanvas } from '@poku/kit';

/** A moon with a coin for its star, above a cloud. */
export const GoalDrawing = () => (
  <DrawingCanvas viewBox="0 0 200 150" width={200} height={150}>
    <path className="ground" d="M30 118C12 90 28 44 66 34s92-8 108 26-2 62-22 66-104 18-122-8z" />
    <path className="surface" d="M124 87.6A40.8 40.8 0 1 1 73.6 37.2 33.6 33.6 0 0 0 124 87.6z" />
    <circle className="accent" cx="116" cy="48" r="13" />
    <path className="muted" d="M62 80h.1M68 98h.1M84 109h.1" />
    <path className="surface" d="M108 122a13 13 0 0 1-2-25.8 20 20 0 0 1 38.5-4.2 15.2 15.2 0 0 1 3.5 30z" />
    <path className="accent-line" d="M150 52v10m-5-5h10M84 26v8m-4-4h8" />
  </DrawingCanvas>
);
