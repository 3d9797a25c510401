import { useGoBack } from '@poku/kit/hooks';
import { usePlatform } from '@poku/platform';
import { Button, ButtonLink, Card, color, font, keyframes, motion, space, styled } from '@poku/kit';
import { paths } from '../../paths';
import type { GuideCard } from './guide-cards';
import { GuideDrawing } from './guide-drawing';

const appear = keyframes`
  from { opacity: 0; transform: translateX(12px); }
`;
/** As high as the longest text, so that the buttons below stay in their place. */
const Step = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto;
  gap: ${space(3)};
  min-height: 28.5rem;
  text-align: center;
  overflow-wrap: anywhere;
  animation: ${appear} ${motion.calm} ease-out;
`;
const Title = styled.h2`
  ${font('title', 'bold')}
  text-wrap: balance;
`;
const Text = styled.p`
  color: ${color('inkMuted')};
  text-wrap: pretty;
`;

/** A card with its drawing and what it leads to; a way to a page that is not there is not offered. */
export function GuideStep({ card: { title, text, drawing, action, to } }: { readonly card: GuideCard }) {
  const platform = usePlatform();
  const goBack = useGoBack(paths.home());
  return (
    <Step as="section" aria-label={title}>
      <GuideDrawing name={drawing} />
      <Title>{title}</Title>
      <Text>{text}</Text>
      {to === null ? (
        <Button fullWidth variant="text" onClick={goBack}>
          {action}
        </Button>
      ) : (
        platform.isKnownPath(to) && (
          <ButtonLink fullWidth variant="secondary" to={to}>
            {action}
          </ButtonLink>
        )
      )}
    </Step>
  );
}
