import type { KeyboardEvent } from 'react';
import { Chosen, SliderBox, Thumb, Track } from './range-slider.styles';

/** Two ends of a range of whole numbers. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

export interface RangeSliderProps {
  /** Accessible names of the thumbs. */
  readonly names: { readonly min: string; readonly max: string };
  /** Each end from 0 to `limit`; ends outside or past each other stand where they fit. */
  readonly value: NumberRange;
  /** The end of the track. A maximum there means none, and a minimum stays one below. */
  readonly limit: number;
  /** What an arrow key moves by, and the grid of a drag; the ends of the track are always reached. */
  readonly step: number;
  /** A value as it is said, with its unit. */
  readonly format: (value: number) => string;
  readonly onChange: (value: NumberRange) => void;
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

const within = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

/** Two thumbs over one track, each a native slider; neither passes the other. */
export function RangeSlider({ names, value, limit, step, format, onChange }: RangeSliderProps) {
  const max = within(value.max, 0, limit);
  const min = within(value.min, 0, Math.min(max, limit - 1));
  const ends = {
    min: { at: min, from: 0, to: Math.min(max, limit - 1) },
    max: { at: max, from: min, to: limit },
  } as const;

  const move = (end: 'min' | 'max', to: number): void =>
    onChange({ min, max, [end]: within(to, ends[end].from, ends[end].to) });
  const drag = (end: 'min' | 'max', to: number): void => {
    const isAtEnd = limit - to < step / 2;
    move(end, isAtEnd ? limit : Math.round(to / step) * step);
  };
  const handleKey = (end: 'min' | 'max', event: KeyboardEvent): void => {
    const steps = KEY_STEPS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    const { at } = ends[end];
    // From between two steps a press goes to the next one, so that numbers stay round.
    const onGrid = steps > 0 ? Math.floor(at / step) * step : Math.ceil(at / step) * step;
    move(end, onGrid + steps * step);
  };
  const thumb = (end: 'min' | 'max') => (
    <Thumb
      type="range"
      min={0}
      max={limit}
      step={1}
      value={ends[end].at}
      aria-label={names[end]}
      aria-valuetext={format(ends[end].at)}
      // Where both meet, the one that still has room lies above.
      $isAbove={end === 'min' ? min > limit / 2 : min <= limit / 2}
      onChange={(event) => drag(end, event.target.valueAsNumber)}
      onKeyDown={(event) => handleKey(end, event)}
    />
  );
  return (
    <SliderBox>
      <Track>
        <Chosen $from={min / limit} $to={max / limit} />
      </Track>
      {thumb('min')}
      {thumb('max')}
    </SliderBox>
  );
}
