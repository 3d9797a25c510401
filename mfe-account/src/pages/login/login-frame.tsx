import { type ReactNode } from 'react';
import { usePlatform } from '@poku/platform';
import { color, font, radius, space, styled, wide } from '@poku/kit';
import { partnerVisitWording } from '../../wording/partner-visit';
import { loginWording } from '../../wording/login';
import { LoginBrand } from './login-brand';
import { LoginDrawing } from './login-drawing';
import { PartnerDrawing } from './partner-drawing';

/** So much of what comes below is seen at once that nobody misses it. */
const PEEK_PX = 60;
const Root = styled.div<{ readonly $hasMore: boolean }>`
  --peek: ${({ $hasMore }) => ($hasMore ? PEEK_PX : 0)}px;
  --hero: ${({ $hasMore }) => ($hasMore ? '14vh' : '22vh')};
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: calc(100vh - var(--peek));
  min-height: calc(100dvh - var(--peek));
  ${({ $hasMore }) => $hasMore && '@media (min-width: 600px) and (max-width: 899px) { min-height: 0; }'}
  ${wide} {
    grid-template: 1fr / minmax(0, 1.1fr) minmax(440px, 1fr);
  }
`;
const Hero = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(5)} ${space(5)} ${space(11)};
  background: var(--poku-pattern), ${color('header')};
  color: ${color('onHeader')};
  ${wide} {
    grid-template-rows: auto 1fr;
    padding: ${space(10)};
    border-bottom: 3px solid ${color('headerLine')};
  }
`;
const Picture = styled.div`
  display: grid;
  gap: ${space(3)};
  ${wide} {
    align-content: center;
    gap: ${space(8)};
  }
`;
const Tagline = styled.p`
  ${font('body', 'bold')}
  text-align: center;
  text-wrap: balance;
  ${wide} {
    ${font('heading', 'bold')}
  }
`;
const Sheet = styled.div`
  position: relative;
  margin-top: -${space(6)};
  padding: ${space(6)} ${space(4)};
  border-top: 3px solid ${color('headerLine')};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color('paper')};
  ${wide} {
    display: grid;
    place-content: center stretch;
    margin-top: 0;
    padding: ${space(10)};
    border-top: 0;
    border-radius: 0;
  }
`;
const Column = styled.div`
  display: grid;
  gap: ${space(5)};
  width: 100%;
  max-width: 400px;
  margin: 0 auto;
`;
const Heading = styled.div`
  display: grid;
  gap: ${space(1)};
`;
const Title = styled.h1`
  ${font('title', 'bold')}
`;
const Greeting = styled.p`
  color: ${color('inkMuted')};
`;

interface LoginFrameProps {
  readonly children: ReactNode;
  /** What stands below the first screen. Default nothing. */
  readonly below?: ReactNode;
}

/**
 * The first screen: the brand and what it is for, then the form. From 900 px they stand side by side. On a partner's
 * origin it is the partner-entry home ([A] §2): the partner, and what its points are good for here.
 */
export function LoginFrame({ children, below }: LoginFrameProps) {
  const { partner } = usePlatform().config;
  return (
    <>
      <Root $hasMore={Boolean(below)}>
        <Hero>
          <LoginBrand />
          <Picture>
            {partner === null ? <LoginDrawing /> : <PartnerDrawing />}
            <Tagline>
              {partner === null ? loginWording.loginTagline : partnerVisitWording.homeSentence(partner.name)}
            </Tagline>
          </Picture>
        </Hero>
        <Sheet>
          <Column>
            <Heading>
              <Title tabIndex={-1}>{loginWording.loginTitle}</Title>
              <Greeting>
                {partner === null ? loginWording.loginGreeting : partnerVisitWording.homeGreeting}
              </Greeting>
            </Heading>
            {children}
          </Column>
        </Sheet>
      </Root>
      {below}
    </>
  );
}
