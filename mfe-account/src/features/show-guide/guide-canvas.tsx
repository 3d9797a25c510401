import { type ReactNode } from 'react';
import { DrawingCanvas, styled } from '@poku/kit';

const Canvas = styled(DrawingCanvas)`
  width: 100%;
  max-width: 300px;
  height: clamp(120px, 34vh, 225px);
  margin: 0 auto;
`;

/** A drawing on a 200 × 150 grid. The slide's words say what it shows. */
export function GuideCanvas({ children }: { readonly children: ReactNode }) {
  return (
    <Canvas viewBox="0 0 200 150">
      <path className="ground" d="M30 118C12 90 28 44 66 34s92-8 108 26-2 62-22 66-104 18-122-8z" />
      {children}
    </Canvas>
  );
}
