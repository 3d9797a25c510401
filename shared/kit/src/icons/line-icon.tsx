import { type ReactNode } from 'react';

/** The strokes of icons, on a 24 × 24 grid. */
export const iconStrokes = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  focusable: false,
} as const;

export interface LineIconProps {
  /** Its shapes, on a 24 × 24 grid; they are stroked and not filled. */
  readonly children: ReactNode;
}

/** An icon that the kit does not have, 24 px wide, in its strokes and the colour of the text around it. Decoration: words beside it say what it is. */
export const LineIcon = ({ children }: LineIconProps) => (
  <svg {...iconStrokes} width={24} height={24} aria-hidden>
    {children}
  </svg>
);
