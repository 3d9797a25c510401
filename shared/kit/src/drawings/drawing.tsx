import { styled } from '../styled';
import { color } from '../theme';
import { drawingShapes, type DrawingName } from './drawing-shapes';

/**
 * Paper for a drawing in the colours of the theme, light and dark. Decoration: words beside it say what it shows. Shapes
 * name their part: `ground`, `surface`, `line`, `muted`, `solid`, `accent`, `accent-line`.
 */
export const DrawingCanvas = styled.svg.attrs({
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  focusable: false,
})`
  display: block;
  max-width: 100%;
  height: auto;
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

export interface DrawingProps {
  readonly name: DrawingName;
  /** Width in CSS pixels; the height is three quarters of it. Default 200. */
  readonly width?: number;
}

/** A drawing for an empty or broken place, in the colours of the theme. Decoration: the sentence says it. */
export function Drawing({ name, width = 200 }: DrawingProps) {
  return (
    <DrawingCanvas width={width} height={(width * 3) / 4} viewBox="0 0 200 150">
      {drawingShapes[name]}
    </DrawingCanvas>
  );
}
