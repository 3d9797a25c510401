import { useState } from 'react';
import { useMember } from '@poku/platform';
import { FirstLook, Guide, shortGuideSlides, useGuideSeen } from '../../features/show-guide';
import { onboardingWording } from '../../wording/onboarding';

/** What a member who has seen no guide is shown on the home: a first look at three parts of it, and the whole guide for who wants it. */
export function Widget() {
  const { customer } = useMember();
  const markSeen = useGuideSeen();
  const [shown, setShown] = useState<'first-look' | 'guide' | 'nothing'>('first-look');
  if (shown === 'nothing' || customer.isOnboarded) return null;

  function handleDone() {
    setShown('nothing');
    void markSeen();
  }
  if (shown === 'first-look') return <FirstLook onDone={handleDone} onWhole={() => setShown('guide')} />;
  return <Guide title={onboardingWording.shortGuideTitle} slides={shortGuideSlides} onDone={handleDone} />;
}
