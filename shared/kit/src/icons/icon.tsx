import { iconShapes, type IconName } from './icon-shapes';
import { iconStrokes } from './line-icon';

export interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels. Default 24. */
  readonly size?: number;
  /** Fills the shape, for a heart that is set. Default false. */
  readonly filled?: boolean;
  /** What a screen reader says. Without it the icon is decoration and hidden from it. */
  readonly label?: string;
}

/** One of the drawn icons, in the colour of the text around it. */
export function Icon({ name, size = 24, filled = false, label }: IconProps) {
  return (
    <svg
      {...iconStrokes}
      width={size}
      height={size}
      fill={filled ? 'currentColor' : iconStrokes.fill}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {iconShapes[name]}
    </svg>
  );
}
