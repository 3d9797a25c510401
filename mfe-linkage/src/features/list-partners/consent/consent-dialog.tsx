import type { LinkageItem } from '@poku/contract';
import { formatDay, formatTime } from '@poku/domain/dates';
import { Caption, ErrorPanel, FullScreenDialog, List, ListItem, Skeleton, Stack } from '@poku/kit';
import { unlinkingWording } from '../../../wording/unlinking';
import { CONSENT_SCOPE, type Consents } from '../../../calls/consent';
import { useSharing } from '../link/use-link-terms';

export interface ConsentDialogProps {
  readonly item: LinkageItem;
  readonly onClose: () => void;
}

function Standing({ item, sharing }: { readonly item: LinkageItem; readonly sharing: Consents }) {
  const standing = sharing.consents.find(
    ({ partnerId, withdrawnAt }) => partnerId === item.partnerId && withdrawnAt === null,
  );
  if (standing === undefined) return <p>{unlinkingWording.consentNone}</p>;
  const { consentedAt, scope, version } = standing;
  return (
    <Stack>
      <p>{unlinkingWording.consentedAt(formatDay(consentedAt), formatTime(consentedAt))}</p>
      <List aria-label={unlinkingWording.consent}>
        {scope.map((key) => (
          <ListItem key={key} icon="check" title={CONSENT_SCOPE[key] ?? key} />
        ))}
      </List>
      <Caption>{unlinkingWording.consentEnds}</Caption>
      <Caption>{unlinkingWording.consentVersion(version)}</Caption>
    </Stack>
  );
}

/** What a member agreed to share with a linked partner, and since when (D32). */
export function ConsentDialog({ item, onClose }: ConsentDialogProps) {
  const { reading, retry } = useSharing();
  return (
    <FullScreenDialog open title={unlinkingWording.consentOf(item.name)} onClose={onClose}>
      {reading.status === 'failed' ? (
        <ErrorPanel title={reading.message} onRetry={retry} />
      ) : reading.status === 'pending' ? (
        <Skeleton shape="text" count={5} />
      ) : (
        <Standing item={item} sharing={reading.sharing} />
      )}
    </FullScreenDialog>
  );
}
