import type { LinkageItem } from '@poku/contract';
import { useMember } from '@poku/platform';
import { Button, Caption, Stack } from '@poku/kit';
import { unlinkingWording } from '../../wording/unlinking';
import { linkingWording } from '../../wording/linking';

export interface CardActionsProps {
  readonly item: LinkageItem;
  readonly onLink: (item: LinkageItem) => void;
  readonly onConsent: (item: LinkageItem) => void;
}

/** What can be done with a partner: link it, or read what was agreed to. Nothing while it is coming soon. */
export function CardActions({ item, onLink, onConsent }: CardActionsProps) {
  const { customer } = useMember();
  const { name } = item;
  if (item.isLinked) {
    return (
      <Button
        variant="text"
        fullWidth
        aria-label={unlinkingWording.consentOf(name)}
        onClick={() => onConsent(item)}
      >
        {unlinkingWording.consent}
      </Button>
    );
  }
  if (!item.canLink) return null;
  const needsEmail = item.needsVerifiedEmail && !customer.isEmailVerified;
  return (
    <Stack $gap={1}>
      {needsEmail && <Caption>{linkingWording.needsEmail}</Caption>}
      <Button
        variant="secondary"
        fullWidth
        aria-label={linkingWording.linkTo(name)}
        onClick={() => onLink(item)}
      >
        {linkingWording.link}
      </Button>
    </Stack>
  );
}
