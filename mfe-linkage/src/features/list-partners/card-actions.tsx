import type { LinkageItem } from '@poku/contract';
import { useMember } from '@poku/platform';
import { Button, Caption, space, Stack, styled } from '@poku/kit';
import { unlinkingWording } from '../../wording/unlinking';
import { linkingWording } from '../../wording/linking';

/** Below the words of the card; the edge of what is written there. */
const Below = styled(Stack)`
  margin-left: 72px;
`;
/** Its words begin at that edge. */
const Quiet = styled(Button)`
  align-self: start;
  margin: -${space(2)} -${space(3)};
`;

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
      <Below>
        <Quiet variant="text" aria-label={unlinkingWording.consentOf(name)} onClick={() => onConsent(item)}>
          {unlinkingWording.consent}
        </Quiet>
      </Below>
    );
  }
  if (!item.canLink) return null;
  const needsEmail = item.needsVerifiedEmail && !customer.isEmailVerified;
  return (
    <Below $gap={1}>
      {needsEmail && <Caption>{linkingWording.needsEmail}</Caption>}
      <Button
        variant="secondary"
        fullWidth
        aria-label={linkingWording.linkTo(name)}
        onClick={() => onLink(item)}
      >
        {linkingWording.link}
      </Button>
    </Below>
  );
}
