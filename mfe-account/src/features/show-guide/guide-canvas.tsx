import { type ReactNode } from 'react';
import { color, styled } from '@poku/shared/ui';

const Canvas = styled.svg`
  display: block;
  width: 100%;
  max-width: 300px;
  height: clamp(120px, 34vh, 225px);
  margin: 0 auto;
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
  .ground {
    fill: ${color('primarySoft')};
  }
  .surface {
    fill: ${color('card')};
    stroke: ${color('primary')};
  }
  .line {
    fill: none;
    stroke: ${color('primary')};
  }
  .muted {
    fill: none;
    stroke: ${color('lineStrong')};
  }
  .solid {
    fill: ${color('primary')};
  }
  .accent {
    fill: ${color('points')};
  }
  .accent-line {
    fill: none;
    stroke: ${color('points')};
  }
`;

/** A drawing on a 200 × 150 grid in the colours of the theme. Decoration: the slide's words say it. */
export function GuideCanvas({ children }: { readonly children: ReactNode }) {
  return (
    <Canvas viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      <path className="ground" d="M30 118C12 90 28 44 66 34s92-8 108 26-2 62-22 66-104 18-122-8z" />
      {children}
    </Canvas>
  );
}
