import type { PageModule } from '@poku/contract';
import { useSession } from '@poku/platform';
import { useLoaderData } from '@poku/kit/router';
import {
  Elsewhere,
  EntryFailed,
  EntryFrame,
  isSomebodyElse,
  NoToken,
  OtherMember,
} from '../../features/enter-from-partner';
import { entryWording } from '../../wording/entry';
import { LinkedVisitor } from './linked-visitor';
import { loader } from './loader';
import { NewVisitor } from './new-visitor';
import { UnlinkedVisitor } from './unlinked-visitor';
import { useEnter } from './use-enter';

function PartnerLoginPage() {
  const gate = useLoaderData<typeof loader>();
  const session = useSession();
  const { step, enter } = useEnter();

  if (gate.status === 'elsewhere') return <Elsewhere />;
  if (gate.status === 'failed') return <EntryFailed />;
  if (gate.status === 'none' || gate.status === 'bad' || step.status === 'missing') return <NoToken />;
  const { entry } = gate;
  // While the visitor enters, the session is on its way from one member to the other.
  const isIdle = step.status === 'idle' || step.status === 'refused';
  if (isIdle && session.status === 'member' && isSomebodyElse(session, entry)) {
    const goOn = gate.status === 'linked' ? () => void enter() : undefined;
    return <OtherMember session={session} entry={entry} onSwitched={goOn} />;
  }
  return (
    <EntryFrame>
      {gate.status === 'linked' && <LinkedVisitor entry={entry} step={step} onEnter={enter} />}
      {gate.status === 'existing' && <UnlinkedVisitor partnerName={entry.partnerName} />}
      {gate.status === 'new' && <NewVisitor partnerName={entry.partnerName} room={gate.room} />}
    </EntryFrame>
  );
}

export const page: PageModule = { loader, Component: PartnerLoginPage, title: entryWording.title };
