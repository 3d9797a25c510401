import { useState } from 'react';
import { useMember } from '@poku/platform';
import { Guide, shortGuideSlides, useGuideSeen } from '../../features/show-guide';
import { onboardingWording } from '../../wording/onboarding';

/** The short guide over the home of a member who has not seen one. */
export function Widget() {
  const { customer } = useMember();
  const markSeen = useGuideSeen();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed || customer.isOnboarded) return null;

  function handleDone() {
    setIsClosed(true);
    void markSeen();
  }
  return <Guide title={onboardingWording.shortGuideTitle} slides={shortGuideSlides} onDone={handleDone} />;
}
