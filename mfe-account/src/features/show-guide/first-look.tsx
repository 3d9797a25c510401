import type { GuideStop } from '@poku/domain/guide-stop';
import { formatPoints } from '@poku/domain/numbers';
import { useMember } from '@poku/platform';
import { Button, Caption } from '@poku/kit';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { onboardingWording } from '../../wording/onboarding';
import { Bar, Root, Title, Ways } from './first-look.styles';
import { useGuideStop } from './use-guide-stop';

const STOPS = ['points', 'partners', 'coupons'] as const satisfies readonly GuideStop[];

function useWords(stop: GuideStop): { readonly title: string; readonly text: string } {
  const { totalPoints } = useMember().customer;
  const { points, partners, coupons } = onboardingWording.firstLook;
  switch (stop) {
    case 'points':
      return {
        title: points.title,
        text: totalPoints > 0 ? points.text(formatPoints(totalPoints)) : points.none,
      };
    case 'partners':
      return { title: partners.title, text: partners.text };
    case 'coupons':
      return { title: coupons.title, text: coupons.text };
  }
}

export interface FirstLookProps {
  /** The member read it to its end, or put it off. */
  readonly onDone: () => void;
  /** The member wants to read all of the guide. */
  readonly onWhole: () => void;
}

/**
 * Three cards at the lower edge of the home, each with the part that it is about in sight and ringed. The home stays in reach: what is
 * shown can be pressed. Esc puts it off.
 */
export function FirstLook({ onDone, onWhole }: FirstLookProps) {
  const [at, setAt] = useState(0);
  const root = useRef<HTMLElement>(null);
  const stop = STOPS[at] ?? 'points';
  const { title, text } = useWords(stop);
  const isLast = at === STOPS.length - 1;
  useGuideStop(stop);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  });
  // Before it is painted: who sees it on a slow phone and presses Esc at once is heard.
  useLayoutEffect(() => {
    root.current?.focus({ preventScroll: true });
    const follow = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);

  return (
    <Root ref={root} role="dialog" aria-label={onboardingWording.shortGuideTitle} tabIndex={-1}>
      <div aria-live="polite">
        <Title>{title}</Title>
        <p>{text}</p>
      </div>
      <Bar>
        <Caption>{onboardingWording.guideProgress(at + 1, STOPS.length)}</Caption>
        <Ways>
          <Button variant="text" onClick={isLast ? onWhole : onDone}>
            {isLast ? onboardingWording.wholeGuide : onboardingWording.guideSkip}
          </Button>
          <Button onClick={() => (isLast ? onDone() : setAt(at + 1))}>
            {isLast ? onboardingWording.guideDone : onboardingWording.guideNext}
          </Button>
        </Ways>
      </Bar>
    </Root>
  );
}
