import { Caption, Icon, Stack } from '@poku/kit';
import { useId } from 'react';
import { couponsWording } from '../../wording/coupons';
import { Knob, KNOB_AND_INSET_PX, Rail, Track, Words } from './reveal-slider.styles';
import { useSlide } from './use-slide';

export interface RevealSliderProps {
  /** Its question is open: the knob stays at the end. */
  readonly isAsking: boolean;
  readonly onEnd: () => void;
}

/** 'Geser untuk melihat kode' ([C] §4), for a finger, a key, a press and a screen reader alike. */
export function RevealSlider({ isAsking, onEnd }: RevealSliderProps) {
  const hintId = useId();
  const { share, isDragging, handlers } = useSlide(KNOB_AND_INSET_PX, onEnd);
  const shown = isAsking ? 1 : share;
  return (
    <Stack $gap={1}>
      <Track type="button" aria-describedby={hintId} aria-haspopup="dialog" {...handlers}>
        <Words $share={shown}>{couponsWording.slide}</Words>
        <Rail $share={shown} $isDragging={isDragging} aria-hidden="true">
          <Knob>
            <Icon name="chevron" />
          </Knob>
        </Rail>
      </Track>
      <Caption id={hintId}>{couponsWording.slideHint}</Caption>
    </Stack>
  );
}
