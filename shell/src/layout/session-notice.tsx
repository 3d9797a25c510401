import { isUnreachable } from '@poku/platform/api';
import type { RouteAccess } from '@poku/contract';
import { formatRecent } from '@poku/domain/dates';
import { sessionProblem, useSession } from '@poku/platform';
import { Notice, space, styled } from '@poku/kit';
import { useOfflineSince } from '@poku/kit/hooks';
import { disturbanceWording } from '../wording/disturbance';

const Place = styled.div`
  margin-bottom: ${space(4)};
`;

/**
 * Says over a page that stands that its member could not be read. A page of members or guests, for which that has to be
 * known, says it itself; so does a page that needs a network where there is none.
 */
export function SessionNotice({ access }: { readonly access: RouteAccess }) {
  const session = useSession();
  const problem = sessionProblem(session);
  const isOffline = useOfflineSince(problem);
  if (!problem || (isUnreachable(problem) && isOffline)) return null;
  if (session.status === 'restoring' && access !== 'public') return null;
  const text =
    session.status === 'member' && session.rememberedAt !== undefined
      ? disturbanceWording.memberFrom(formatRecent(session.rememberedAt))
      : disturbanceWording.memberUnread;
  return (
    <Place>
      <Notice tone="warning">{text}</Notice>
    </Place>
  );
}
