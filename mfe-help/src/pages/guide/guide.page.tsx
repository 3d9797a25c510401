import type { PageModule } from '@poku/contract';
import { useGoBack, useSlideGestures } from '@poku/kit/hooks';
import { useRef } from 'react';
import { Button, Caption, focusWidth, space, styled } from '@poku/kit';
import { paths } from '../../paths';
import { helpTitles } from '../../wording/titles';
import { aboutGuideWording } from '../../wording/about-guide';
import { guideCards } from './guide-cards';
import { GuideStep } from './guide-step';
import { ProgressDots } from './progress-dots';
import { useGuideIndex } from './use-guide-index';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-width: ${focusWidth};
  margin: 0 auto;
`;
const Progress = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
`;
const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space(2)};
`;

function GuidePage() {
  const { index, go } = useGuideIndex();
  useSlideGestures((by) => go(index + by));
  const goBack = useGoBack(paths.home());
  const next = useRef<HTMLButtonElement>(null);
  const isLast = index === guideCards.length - 1;
  const card = guideCards[index];

  function handlePrevious() {
    // The first card has no way back: what had the focus goes.
    if (index === 1) next.current?.focus();
    go(index - 1);
  }

  if (card === undefined) return null;
  return (
    <Root>
      <div aria-live="polite">
        <GuideStep key={index} card={card} />
      </div>
      <Progress>
        <ProgressDots count={guideCards.length} current={index} />
        <Caption>{aboutGuideWording.progress(index + 1, guideCards.length)}</Caption>
      </Progress>
      <Ways>
        {index > 0 && (
          <Button fullWidth variant="secondary" onClick={handlePrevious}>
            {aboutGuideWording.previous}
          </Button>
        )}
        <Button key="next" ref={next} fullWidth onClick={isLast ? goBack : () => go(index + 1)}>
          {isLast ? aboutGuideWording.finish : aboutGuideWording.next}
        </Button>
      </Ways>
    </Root>
  );
}

export const page: PageModule = { Component: GuidePage, title: helpTitles.guide };
