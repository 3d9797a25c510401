import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** Share of the way from which letting go counts as the end. */
const END_SHARE = 0.95;
/** What a press of an arrow key moves by, as a share of the way. */
const KEY_SHARE = 0.25;
/** A pointer that moves less than this presses, and does not slide. */
const SLOP_PX = 6;

/** A slide in its course. */
export interface Slide {
  /** Where the knob is, from 0 to 1. */
  readonly share: number;
  readonly isDragging: boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onBlur: () => void;
  };
}

interface Drag {
  readonly fromX: number;
  readonly wayPx: number;
}

/**
 * A slide to the right on a button: by pointer, by arrow keys, or by the press that every button knows (WCAG 2.5.7).
 * Let go early it goes back.
 * @param knobPx width of the knob, which the way of the button's width lacks
 * @param onEnd called at the end, and by a press
 */
export function useSlide(knobPx: number, onEnd: () => void): Slide {
  const drag = useRef<Drag | null>(null);
  const hasSlid = useRef(false);
  // What the finger did last counts when it leaves, rendered or not.
  const place = useRef(0);
  const [share, setShare] = useState(0);
  const [isDragging, setDragging] = useState(false);

  const moveTo = (next: number) => {
    place.current = Math.min(1, Math.max(0, next));
    setShare(place.current);
  };
  const goBack = () => {
    drag.current = null;
    setDragging(false);
    moveTo(0);
  };
  const end = () => {
    goBack();
    onEnd();
  };
  const handleKey = (event: KeyboardEvent) => {
    const keyShares: Readonly<Record<string, number>> = {
      ArrowRight: place.current + KEY_SHARE,
      ArrowLeft: place.current - KEY_SHARE,
      Home: 0,
      End: 1,
    };
    const next = keyShares[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next >= END_SHARE) end();
    else moveTo(next);
  };
  return {
    share,
    isDragging,
    handlers: {
      onPointerDown(event) {
        if (!event.isPrimary || event.button !== 0) return;
        const { width } = event.currentTarget.getBoundingClientRect();
        drag.current = { fromX: event.clientX, wayPx: Math.max(1, width - knobPx) };
        hasSlid.current = false;
      },
      onPointerMove(event) {
        if (drag.current === null) return;
        const movedPx = event.clientX - drag.current.fromX;
        if (!hasSlid.current) {
          if (Math.abs(movedPx) <= SLOP_PX) return;
          hasSlid.current = true;
          // From here on the finger may leave the button.
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragging(true);
        }
        moveTo(movedPx / drag.current.wayPx);
      },
      onPointerUp() {
        if (drag.current !== null && place.current >= END_SHARE) end();
        else goBack();
      },
      onPointerCancel: goBack,
      onKeyDown: handleKey,
      onClick(event) {
        // The browser adds a click to a slide; one by a key (`detail` 0) comes without a pointer.
        const isOfSlide = hasSlid.current && event.detail > 0;
        hasSlid.current = false;
        if (!isOfSlide) end();
      },
      onBlur: goBack,
    },
  };
}
