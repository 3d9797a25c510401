import type { KeyboardEvent } from 'react';
import { Thumb } from './slider-thumb.styles';

export interface SliderThumbProps {
  /** Accessible name. */
  readonly label: string;
  readonly value: number;
  /** The value as it is said, with its unit. */
  readonly valueText: string;
  /** What the ends of the track stand for. */
  readonly from: number;
  readonly to: number;
  /** What an arrow key moves by, and the grid of a drag; the ends of the track are always reached. */
  readonly step: number;
  /** Where thumbs meet, it lies above. Default false. */
  readonly isAbove?: boolean;
  /** Gets a value on the grid or at an end. */
  readonly onChange: (value: number) => void;
}

/** Steps of a press of Page Up or Page Down. */
const PAGE_STEPS = 10;
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -PAGE_STEPS,
  PageUp: PAGE_STEPS,
};

/**
 * A native slider without a track, over the whole of the positioned box around it. Only its thumb can be touched, so that several may
 * lie over each other. The middle of the thumb stays half its width away from the ends of the box.
 */
export function SliderThumb(props: SliderThumbProps) {
  const { label, value, valueText, from, to, step, isAbove = false, onChange } = props;
  const change = (next: number): void => onChange(Math.min(Math.max(next, from), to));
  const drag = (next: number): void => {
    if (to - next < step / 2) change(to);
    else if (next - from < step / 2) change(from);
    else change(Math.round(next / step) * step);
  };
  const handleKey = (event: KeyboardEvent): void => {
    const steps = KEY_STEPS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    // From between two steps a press goes to the next one, so that numbers stay round.
    const onGrid = steps > 0 ? Math.floor(value / step) * step : Math.ceil(value / step) * step;
    change(onGrid + steps * step);
  };
  return (
    <Thumb
      type="range"
      min={from}
      max={to}
      step={1}
      value={value}
      aria-label={label}
      aria-valuetext={valueText}
      $isAbove={isAbove}
      onChange={(event) => drag(event.target.valueAsNumber)}
      onKeyDown={handleKey}
    />
  );
}
