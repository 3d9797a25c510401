import { BadTokenDialog } from '@poku/flows/entry';
import { Button } from '@poku/kit';
import { partnerVisitWording } from '../../wording/partner-visit';
import type { Visiting } from './use-visitor';

interface TokenOverProps {
  readonly visiting: Visiting;
  readonly onLeave: () => void;
  /** Called when the visitor registers without the partner. */
  readonly onDone: () => void;
}

/** The partner's token was over at the end: the code is still good, so the visitor may register without the partner. */
export function TokenOver({ visiting, onLeave, onDone }: TokenOverProps) {
  const partnerName = visiting.visitor?.entry.partnerName ?? '';
  function handleWithout() {
    visiting.goWithout();
    onDone();
  }
  return (
    <BadTokenDialog
      onClose={onLeave}
      otherWay={
        <Button fullWidth variant="text" onClick={handleWithout}>
          {partnerVisitWording.registerWithout(partnerName)}
        </Button>
      }
    />
  );
}
