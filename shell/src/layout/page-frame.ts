import type { PageLayout, RouteAccess } from '@poku/contract';
import { commonWording } from '@poku/domain/wording/common';
import { useMatches } from '@poku/kit/router';
import { isRouteHandle } from '../routes/route-handle';
import { homeWording } from '../wording/home';

/** How the matched page wants to be framed. */
export interface PageFrame {
  readonly title: string;
  readonly layout: PageLayout | 'home';
  readonly access: RouteAccess;
}

/** Reads how the deepest matched route wants to be framed; the title is empty until its page is loaded. */
export const usePageFrame = (): PageFrame => {
  const handle = useMatches()
    .map((match) => match.handle)
    .filter(isRouteHandle)
    .at(-1);
  switch (handle?.kind) {
    case 'home':
      return { title: homeWording.title, layout: 'home', access: 'member' };
    case 'remote': {
      const { layout = 'page', access } = handle.claim;
      return { title: handle.page()?.title ?? '', layout, access };
    }
    default:
      return { title: commonWording.notFoundTitle, layout: 'page', access: 'public' };
  }
};
