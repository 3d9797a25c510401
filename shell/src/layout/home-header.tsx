import { BRAND } from '@poku/domain/brand';
import { greetingFor } from '@poku/domain/dates';
import { formatPoints } from '@poku/domain/numbers';
import { usePlatform, usePoints, useSession } from '@poku/platform';
import { Link } from '@poku/kit/router';
import { Badge, color, css, font, HeaderSurface, Points, radius, space, styled } from '@poku/kit';
import { useSyncExternalStore } from 'react';
import { homeWording } from '../wording/home';
import { HomeSearch } from './home-search';
import { InboxBell } from './inbox-bell';
import { useCounted } from './use-counted';

/** Where the name and the points lead ([A] §2), when a remote has the page. */
const PROFILE_PATH = '/profil';
const POINTS_PATH = '/poinku';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  max-width: 1120px;
  margin: 0 auto;
  padding: ${space(3)} ${space(2)} ${space(4)};
`;
const Brand = styled.p`
  ${font('body', 'bold')}
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  gap: ${space(2)};
  img {
    border-radius: ${radius.control};
  }
`;
const Greeting = styled.h1`
  ${font('heading', 'bold')}
  overflow-wrap: anywhere;
  span {
    display: block;
    ${font('body')}
  }
  a {
    color: inherit;
    text-decoration: none;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
const Icons = styled.div`
  display: flex;
`;
/** The icons stand over the points, so that the name keeps its room and the header its height. */
const End = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  margin-inline-start: auto;
`;
const box = css`
  display: grid;
  justify-items: start;
  min-height: 44px;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.card};
  background: ${color('card')};
  color: ${color('ink')};
  text-decoration: none;
`;
const PointsLink = styled(Link)`
  ${box}
`;
const PointsBox = styled.div`
  ${box}
`;

const never = () => () => undefined;

/** Hour of the device; `null` where the header is painted without one. */
const useHour = (): number | null =>
  useSyncExternalStore(
    never,
    () => new Date().getHours(),
    () => null,
  );

export interface HomeHeaderViewProps {
  readonly name: string;
  readonly tier: string;
  /** `null` while they are not known. */
  readonly totalPoints: number | null;
}

/** The header of a member's home; greets by the hour of the device. */
export function HomeHeaderView({ name, tier, totalPoints }: HomeHeaderViewProps) {
  const { config, isKnownPath } = usePlatform();
  const hour = useHour();
  const amount = <Points value={useCounted(totalPoints)} size="heading" />;
  const label = `${BRAND.points}: ${totalPoints === null ? '' : formatPoints(totalPoints)}`;
  return (
    <HeaderSurface>
      <Row>
        {config.partner && (
          <Brand>
            <img src={config.partner.logo} alt="" width={40} height={40} />
            {config.partner.name}
          </Brand>
        )}
        <div>
          <Greeting tabIndex={-1}>
            <span>{hour === null ? '\u00a0' : `${homeWording.greeting[greetingFor(hour)]},`}</span>
            {isKnownPath(PROFILE_PATH) ? <Link to={PROFILE_PATH}>{name}</Link> : name}
          </Greeting>
          <Badge $tone="neutral">{tier}</Badge>
        </div>
        <End>
          <Icons>
            <HomeSearch />
            <InboxBell />
          </Icons>
          {isKnownPath(POINTS_PATH) ? (
            <PointsLink to={POINTS_PATH} aria-label={label}>
              {amount}
            </PointsLink>
          ) : (
            <PointsBox>{amount}</PointsBox>
          )}
        </End>
      </Row>
    </HeaderSurface>
  );
}

/** Greets with name, tier and points ([A] §2). */
export function HomeHeader() {
  const session = useSession();
  const { totalPoints } = usePoints();
  if (session.status === 'guest') return null;
  // Spaces keep the places of name and tier until they are known.
  const { name, tier } = session.status === 'member' ? session.customer : { name: '\u00a0', tier: '\u00a0' };
  return <HomeHeaderView name={name} tier={tier} totalPoints={totalPoints} />;
}
