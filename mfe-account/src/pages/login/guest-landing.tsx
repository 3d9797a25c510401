import { useRef } from 'react';
import { commonWording } from '@poku/domain/wording/common';
import { Slot, usePlatform } from '@poku/platform';
import { useLocation } from '@poku/kit/router';
import { ButtonLink, color, ErrorPanel, font, radius, space, Stack, styled } from '@poku/kit';
import { paths } from '../../paths';
import { guestWording } from '../../wording/guest';
import { useSeen } from './use-seen';

const Root = styled.div`
  background: ${color('paper')};
`;
const Column = styled(Stack)`
  max-width: 1120px;
  margin: 0 auto;
  padding: ${space(6)} ${space(4)} ${space(10)};
`;
const Title = styled.h2`
  ${font('heading', 'bold')}
  @media (min-width: 600px) {
    text-align: center;
  }
`;
const Steps = styled.ol`
  display: grid;
  gap: ${space(4)};
  list-style: none;
  counter-reset: step;
  @media (min-width: 600px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(3)};
  counter-increment: step;
  &::before {
    content: counter(step);
    ${font('heading', 'bold')}
    display: grid;
    place-items: center;
    grid-row: span 2;
    width: 36px;
    height: 36px;
    border-radius: ${radius.pill};
    background: ${color('primarySoft')};
    color: ${color('primary')};
  }
`;
const StepTitle = styled.h3`
  ${font('body', 'bold')}
`;
const StepText = styled.p`
  color: ${color('inkMuted')};
`;
const SignUp = styled.div`
  width: 100%;
  max-width: 400px;
  margin: 0 auto;
`;
const Place = styled.div<{ $heightPx: number }>`
  min-height: ${({ $heightPx }) => $heightPx}px;
`;

/** Places that other remotes fill, each with its room kept free until it is there. */
const Shown = () => (
  <Slot
    name="guest"
    skeleton={(heightPx) => <Place $heightPx={heightPx} />}
    failed={(retry) => (
      <ErrorPanel
        title={commonWording.remoteFailedTitle}
        text={commonWording.remoteFailedText}
        onRetry={retry}
      />
    )}
  />
);

/**
 * What a guest may look at before the login ([A] §6): how it works, the favourite coupons and the partners, and the way to
 * an account. The coupons and partners are asked for when somebody scrolls there: the form waits for none of it.
 */
export function GuestLanding() {
  const { isKnownPath } = usePlatform();
  const { search } = useLocation();
  const rest = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(rest);
  return (
    <Root>
      <Column $gap={6}>
        <Title>{guestWording.title}</Title>
        <Steps>
          {guestWording.steps.map(({ title, text }) => (
            <Step key={title}>
              <StepTitle>{title}</StepTitle>
              <StepText>{text}</StepText>
            </Step>
          ))}
        </Steps>
        {isKnownPath(paths.register()) && (
          <SignUp>
            <ButtonLink fullWidth to={paths.register(search)}>
              {guestWording.signUp}
            </ButtonLink>
          </SignUp>
        )}
        <Stack ref={rest} $gap={6}>
          {isSeen && <Shown />}
        </Stack>
      </Column>
    </Root>
  );
}
