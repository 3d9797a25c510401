import type { PageModule } from '@poku/contract';
import { useSession } from '@poku/platform';
import { useLoaderData } from '@poku/kit/router';
import { Stack } from '@poku/kit';
import {
  Elsewhere,
  EntryFailed,
  EntryFrame,
  isSomebodyElse,
  NoToken,
  OtherMember,
  PersonCard,
} from '../../features/enter-from-partner';
import { entryWording } from '../../wording/entry';
import { ComingSoon } from './coming-soon';
import { LinkForm } from './link-form';
import { loader } from './loader';
import { useLinking } from './use-linking';

function PartnerLinkPage() {
  const arrived = useLoaderData<typeof loader>();
  const session = useSession();
  const linking = useLinking();

  if (arrived.status === 'elsewhere') return <Elsewhere />;
  if (arrived.status === 'failed') return <EntryFailed />;
  if (arrived.status === 'none' || arrived.status === 'bad' || linking.outcome === 'missing') {
    return <NoToken />;
  }
  const { entry, sharing } = arrived;
  if (session.status === 'member' && !linking.isOurs && isSomebodyElse(session, entry)) {
    return <OtherMember session={session} entry={entry} />;
  }
  return (
    <EntryFrame>
      {linking.outcome === 'soon' ? (
        <ComingSoon partnerName={entry.partnerName} />
      ) : (
        <Stack $gap={4}>
          <PersonCard entry={entry} />
          <LinkForm entry={entry} sharing={sharing} linking={linking} />
        </Stack>
      )}
    </EntryFrame>
  );
}

export const page: PageModule = { loader, Component: PartnerLinkPage, title: entryWording.linkTitle };
