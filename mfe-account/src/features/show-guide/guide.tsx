import { useState } from 'react';
import { useSlideGestures } from '@poku/kit/hooks';
import { Button, Caption, color, font, FullScreenDialog, keyframes, motion, space, styled } from '@poku/kit';
import { onboardingWording } from '../../wording/onboarding';
import { GuideDrawing } from './guide-drawings';
import type { Slide } from './slides';

const appear = keyframes`
  from { opacity: 0; transform: translateX(12px); }
`;
/** In a dialog that is as high as what it holds, as high as the longest slide. */
const Stage = styled.div`
  display: grid;
  min-height: 100%;
  @media (min-width: 600px) {
    min-height: 26rem;
  }
`;
const Scene = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(3)};
  min-height: 100%;
  text-align: center;
  animation: ${appear} ${motion.calm} ease-out;
`;
const Title = styled.h3`
  ${font('title', 'bold')}
  margin-top: ${space(3)};
  text-wrap: balance;
`;
const Text = styled.p`
  max-width: 36ch;
  color: ${color('inkMuted')};
  text-wrap: balance;
`;
const Foot = styled.div`
  display: grid;
  gap: ${space(3)};
`;
const Progress = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
`;
const Dots = styled.div`
  display: flex;
  gap: ${space(2)};
`;
const Dot = styled.span<{ $isCurrent: boolean }>`
  width: ${({ $isCurrent }) => ($isCurrent ? '24px' : '8px')};
  height: 8px;
  border-radius: 4px;
  background: ${({ $isCurrent }) => color($isCurrent ? 'primary' : 'lineStrong')};
  transition: width ${motion.quick} ease-out;
`;
const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space(2)};
`;

export interface GuideProps {
  readonly title: string;
  readonly slides: readonly Slide[];
  /** The visitor read it to its end, skipped it or closed it. */
  readonly onDone: () => void;
}

/** A guide over the whole screen, slide by slide: by its buttons, arrow keys or swiping. */
export function Guide({ title, slides, onDone }: GuideProps) {
  const [index, setIndex] = useState(0);
  const last = slides.length - 1;
  const go = (to: number) => setIndex(Math.min(Math.max(to, 0), last));
  useSlideGestures((by) => go(index + by));
  const slide = slides[index];
  if (slide === undefined) return null;
  const isFirst = index === 0;

  return (
    <FullScreenDialog
      open
      title={title}
      onClose={onDone}
      footer={
        <Foot>
          <Progress>
            <Dots aria-hidden="true">
              {slides.map((each, position) => (
                <Dot key={each.title} $isCurrent={position === index} />
              ))}
            </Dots>
            <Caption>{onboardingWording.guideProgress(index + 1, slides.length)}</Caption>
          </Progress>
          <Ways>
            <Button fullWidth variant="text" onClick={() => (isFirst ? onDone() : go(index - 1))}>
              {isFirst ? onboardingWording.guideSkip : onboardingWording.guideBack}
            </Button>
            <Button fullWidth data-autofocus onClick={() => (index === last ? onDone() : go(index + 1))}>
              {index === last ? onboardingWording.guideDone : onboardingWording.guideNext}
            </Button>
          </Ways>
        </Foot>
      }
    >
      <Stage aria-live="polite">
        <Scene key={index}>
          <GuideDrawing name={slide.drawing} />
          <Title>{slide.title}</Title>
          <Text>{slide.text}</Text>
        </Scene>
      </Stage>
    </FullScreenDialog>
  );
}
