import { Icon } from '@poku/kit';
import { useNavigate } from '@poku/kit/router';
import { usePlatform } from '@poku/platform';
import type { MouseEvent } from 'react';
import { CATALOGUE, reachSoon } from '../shortcuts/open-search';
import { homeWording } from '../wording/home';
import { HeaderLink } from './header-link';

const isThere = (): boolean => location.pathname.endsWith(CATALOGUE);

/** The way from the home into the search of the catalogue; nothing on a partner's, whose header has less ([A] §8). */
export function HomeSearch() {
  const { config, isKnownPath } = usePlatform();
  const navigate = useNavigate();
  if (config.partner !== null || !isKnownPath(CATALOGUE)) return null;
  const handleClick = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    await navigate(CATALOGUE);
    if (isThere()) reachSoon(isThere);
  };
  return (
    <HeaderLink to={CATALOGUE} aria-label={homeWording.search} onClick={(event) => void handleClick(event)}>
      <Icon name="search" />
    </HeaderLink>
  );
}
