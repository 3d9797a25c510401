import { Outlet, useLocation, useMatches, useNavigate, useNavigation } from '@poku/kit/router';
import { BackControl, ButtonLink, css, font, radius, space, styled } from '@poku/kit';
import { useRef } from 'react';
import { catalogueWording } from '../wording/catalogue';
import { embedWording } from '../wording/embed';
import { GROUND } from './own-look';
import type { EmbedHandle } from './page-route';
import { COUPON_PATH, isStart } from './places';
import type { EmbedPlan } from './settings';
import { usePlaceInPage } from './use-place-in-page';

/** The column of a focused page, with the frame's own margins. */
const FOCUS_WIDTH = '512px';

const Frame = styled.section<{ $isFocused: boolean }>`
  padding: ${space(4)} ${space(4)} ${space(8)};
  border-radius: ${radius.card};
  background: var(${GROUND});
  ${({ $isFocused }) =>
    $isFocused &&
    css`
      max-width: ${FOCUS_WIDTH};
      margin-inline: auto;
    `}
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  margin: -${space(2)} -${space(2)} ${space(2)};
`;
const Title = styled.h2`
  ${font('heading', 'bold')}
  padding-inline: ${space(2)};
  overflow-wrap: anywhere;
`;

/** Below the bar that ends a coupon's page, which runs over the frame's lower margin. */
const WayOn = styled.div`
  padding-top: ${space(12)};
`;

const isHandle = (handle: unknown): handle is EmbedHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/**
 * Around every page: the way back, and the page's title where it is not the one that the embed begins with; from a coupon to begin
 * with the way to the list.
 */
export function EmbedFrame({ plan }: { readonly plan: EmbedPlan }) {
  const frame = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const { state } = useNavigation();
  const location = useLocation();
  const isFocused = location.pathname === COUPON_PATH;
  const isFirst = isStart(plan.start, location);
  const handle = useMatches().at(-1)?.handle;
  usePlaceInPage(frame, title);
  return (
    <Frame
      ref={frame}
      part="frame"
      $isFocused={isFocused}
      aria-label={embedWording.label}
      aria-busy={state === 'loading'}
    >
      {!isFirst && (
        <Bar>
          <BackControl back={() => void navigate(-1)} />
          <Title ref={title} part="heading" tabIndex={-1}>
            {isHandle(handle) ? handle.title() : ''}
          </Title>
        </Bar>
      )}
      <Outlet />
      {isFirst && isFocused && (
        <WayOn>
          <ButtonLink variant="secondary" fullWidth to={plan.list}>
            {catalogueWording.toCatalogue}
          </ButtonLink>
        </WayOn>
      )}
    </Frame>
  );
}
