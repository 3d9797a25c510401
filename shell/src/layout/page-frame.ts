import type { PageLayout, RouteAccess } from '@poku/shared/contract';
import { commonWording, homeWording } from '@poku/shared/domain';
import { useMatches } from '@poku/shared/router';
import { isRouteHandle } from '../routes/route-handle';

/** How the matched page wants to be framed. */
export interface PageFrame {
  readonly title: string;
  readonly layout: PageLayout | 'home';
  readonly access: RouteAccess;
}

/** Reads title and layout of the deepest matched route; until its page is loaded the frame is an untitled page. */
export const usePageFrame = (): PageFrame => {
  const handle = useMatches()
    .map((match) => match.handle)
    .filter(isRouteHandle)
    .at(-1);
  if (handle?.kind === 'home') return { title: homeWording.title, layout: 'home', access: 'member' };
  if (handle?.kind === 'not-found')
    return { title: commonWording.notFoundTitle, layout: 'page', access: 'public' };
  const page = handle?.kind === 'remote' ? handle.page() : undefined;
  return {
    title: page?.title ?? '',
    layout: page?.layout ?? 'page',
    access: handle?.kind === 'remote' ? handle.access : 'public',
  };
};
