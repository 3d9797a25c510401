import type { PageModule } from '@poku/contract';
import { useSlideGestures } from '@poku/kit/hooks';
import { Button, Caption, focusWidth, space, styled } from '@poku/kit';
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
  const card = guideCards[index];
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
      {/* A button that can go no further keeps the focus. */}
      <Ways>
        <Button fullWidth variant="secondary" aria-disabled={index === 0} onClick={() => go(index - 1)}>
          {aboutGuideWording.previous}
        </Button>
        <Button
          fullWidth
          variant="secondary"
          aria-disabled={index === guideCards.length - 1}
          onClick={() => go(index + 1)}
        >
          {aboutGuideWording.next}
        </Button>
      </Ways>
    </Root>
  );
}

export const page: PageModule = { Component: GuidePage, title: helpTitles.guide };
