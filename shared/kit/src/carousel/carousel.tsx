import { IconButton, Section, type SectionProps } from '@poku/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isCalm } from '../hooks/calm';
import { uiWording } from '../wording';
import { Clone, Controls, Slides } from './carousel.styles';
import { createTrack } from './track';
import { useAdvance, useCalm } from './use-advance';

/** One slide. */
export interface Slide {
  readonly id: string;
  /** Drawn again as a clone, so it must not hold an id of the document. */
  readonly content: ReactNode;
}

export interface CarouselProps extends Pick<SectionProps, 'title' | 'more'> {
  readonly slides: readonly Slide[];
  /** Slides in sight on a phone, from 1; from 600 px the mean of these and those from 900 px. */
  readonly visible: number;
  /** Slides in sight from 900 px. Default `visible`. */
  readonly wideVisible?: number;
  /** Milliseconds between two steps that it makes by itself; also gives it a button to stop that. Default never. */
  readonly advanceMs?: number;
  /** Distance of the slides in steps of 4 px. Default 3 (12 px). */
  readonly gap?: number;
}

/**
 * A part of a page whose slides go round, by thumb, by button and, when it is told to, by itself: then not while it is
 * pointed at or holds the focus, not in a hidden tab, not with reduced motion, and not once it was stopped. The first
 * slides stand once more at the end, where neither keyboard nor screen reader meets them. When all are in sight there
 * are neither clones nor buttons.
 */
export function Carousel(props: CarouselProps) {
  const { title, more, slides, visible, wideVisible = visible, advanceMs = null, gap = 3 } = props;
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [track] = useState(() => createTrack(() => list.current, isCalm));
  const [isPaused, setPaused] = useState(false);
  const calm = useCalm();
  const count = slides.length;
  const isNarrowOnly = count <= wideVisible;
  const goesRound = count > visible;
  const clones = goesRound ? slides.slice(0, isNarrowOnly ? visible : Math.max(visible, wideVisible)) : [];
  const movesAlone = goesRound && advanceMs !== null && !calm;

  useEffect(() => track.stop, [track]);
  useAdvance(area, movesAlone && !isPaused ? advanceMs : null, () => track.step(count, 1));

  const controls = goesRound ? (
    <Controls $isNarrowOnly={isNarrowOnly}>
      <IconButton
        icon="chevron"
        label={`${uiWording.previous}: ${title}`}
        onClick={() => track.step(count, -1)}
      />
      {movesAlone && (
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={`${isPaused ? uiWording.play : uiWording.pause}: ${title}`}
          onClick={() => setPaused(!isPaused)}
        />
      )}
      <IconButton icon="chevron" label={`${uiWording.next}: ${title}`} onClick={() => track.step(count, 1)} />
    </Controls>
  ) : undefined;
  return (
    <div ref={area}>
      <Section title={title} more={more} controls={controls}>
        <Slides
          ref={list}
          $visible={visible}
          $wideVisible={wideVisible}
          $gap={gap}
          onScroll={() => track.settle(count)}
          onPointerDown={track.stop}
          onClick={(event) => track.press(count, event.target, event.clientX)}
        >
          {slides.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
          {clones.map(({ id, content }) => (
            <Clone key={`clone ${id}`} aria-hidden="true" inert $isNarrowOnly={isNarrowOnly}>
              {content}
            </Clone>
          ))}
        </Slides>
      </Section>
    </div>
  );
}
