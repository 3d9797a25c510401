import { Chosen, SliderBox, Track } from './range-slider.styles';
import { SliderThumb } from './slider-thumb';

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
  const thumb = (end: 'min' | 'max') => (
    <SliderThumb
      label={names[end]}
      value={ends[end].at}
      valueText={format(ends[end].at)}
      from={0}
      to={limit}
      step={step}
      // Where both meet, the one that still has room lies above.
      isAbove={end === 'min' ? min > limit / 2 : min <= limit / 2}
      onChange={(to) => move(end, to)}
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
