import { useState } from 'react';
import type { LinkageItem } from '@poku/contract';
import { commonWording } from '@poku/domain/wording/common';
import { linkStateWording } from '@poku/flows/linking';
import { messageFor, usePlatform } from '@poku/platform';
import { Button, Dialog } from '@poku/kit';
import { useSubmission } from '@poku/kit/hooks';
import { unlinkingWording } from '../../../wording/unlinking';
import { linkingWording } from '../../../wording/linking';
import { unlinkCall, unlinkCodeWording } from '../../../calls/unlink';
import type { LinkKind } from '../link-kind';

const names = new Intl.ListFormat('id', { type: 'conjunction' });

export interface UnlinkDialogProps {
  readonly kind: LinkKind;
  /** Those that are still linked, of what was chosen. */
  readonly items: readonly LinkageItem[];
  readonly onUnlinked: () => void;
  /** Something was not unlinked; others may be (D32). */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** Asks before unlinking, with what it means, and says in place when it fails ([A] §8, D32). */
export function UnlinkDialog({ kind, items, onUnlinked, onRefused, onClose }: UnlinkDialogProps) {
  const { call, events } = usePlatform();
  const [asked] = useState(items);
  const [problem, setProblem] = useState<string | null>(null);
  const listed = names.format(asked.map(({ name }) => name));

  function finish() {
    for (const { partnerId } of asked) events.publish('partner.unlinked', { partnerId });
    const message = unlinkingWording.done(listed);
    events.publish('alert.raised', { kind: 'success', message });
    onUnlinked();
  }
  const unlink = useSubmission(async () => {
    try {
      // After a failure the list is read again, and what ended all the same is not asked for twice.
      if (items.length > 0) await call(unlinkCall, { partnerIds: items.map(({ partnerId }) => partnerId) });
      finish();
    } catch (error) {
      setProblem(messageFor(error, unlinkCodeWording));
      onRefused();
    }
  });
  const hasFailed = problem !== null;
  return (
    <Dialog
      key={hasFailed ? 'failed' : 'question'}
      open
      role="alertdialog"
      title={hasFailed ? unlinkingWording.failed(kind) : unlinkingWording.question(listed)}
      onClose={onClose}
      actions={
        <>
          <Button
            variant={hasFailed ? 'primary' : 'danger'}
            fullWidth
            busy={unlink.isSending}
            onClick={() => void unlink.send()}
          >
            {hasFailed ? commonWording.retry : unlinkingWording.confirm}
          </Button>
          <Button variant="text" fullWidth data-autofocus onClick={onClose}>
            {hasFailed ? linkStateWording.close : linkingWording.cancel}
          </Button>
        </>
      }
    >
      {hasFailed ? problem : unlinkingWording.meaning(listed)}
    </Dialog>
  );
}
