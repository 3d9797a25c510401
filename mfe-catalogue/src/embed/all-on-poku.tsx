import { useLocation } from '@poku/kit/router';
import { ButtonLink, styled } from '@poku/kit';
import { embedWording } from '../wording/embed';
import type { EmbedContext } from './embed-context';

/** No wider than a button on a phone. */
const Place = styled.div`
  width: 100%;
  max-width: 360px;
  margin-inline: auto;
`;

/** The way from a part of a list to all of it on Poku's site, with the search that stands here. The host hears of it. */
export function AllOnPoku({ site, leave }: Pick<EmbedContext, 'site' | 'leave'>) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  return (
    <Place>
      <ButtonLink
        variant="secondary"
        fullWidth
        to={site + path}
        onClick={(event) => {
          // A new tab or window is the visitor's own wish.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          leave(path);
        }}
      >
        {embedWording.allOnPoku}
      </ButtonLink>
    </Place>
  );
}
