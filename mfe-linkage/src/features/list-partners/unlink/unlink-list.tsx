import { useState } from 'react';
import type { LinkageItem } from '@poku/contract';
import { useGoBack } from '@poku/kit/hooks';
import { OnDemand } from '@poku/platform';
import { useRevalidator } from '@poku/kit/router';
import { Button, Card, Grid, space, Stack, styled } from '@poku/kit';
import { Checkbox } from '@poku/kit/fields';
import { paths } from '../../../paths';
import { unlinkingWording } from '../../../wording/unlinking';
import { linkageWording } from '../../../wording/linkage';
import type { LinkKind } from '../link-kind';
import { PartnerLogo } from '../partner-logo';

const loadDialog = () => import('./unlink-dialog').then(({ UnlinkDialog }) => UnlinkDialog);

const Cards = styled(Grid)`
  list-style: none;
`;
const Choice = styled(Card)<{ $isOff: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  opacity: ${({ $isOff }) => ($isOff ? 0.6 : 1)};
  > :last-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export interface UnlinkListProps {
  readonly kind: LinkKind;
  readonly items: readonly LinkageItem[];
  /** The mode is over. */
  readonly onDone: () => void;
}

/** The unlink mode: linked ones can be ticked, and unlinking asks first ([A] §4, D32). */
export function UnlinkList({ kind, items, onDone }: UnlinkListProps) {
  const { revalidate } = useRevalidator();
  // The profile's menu leads here ([A] §4).
  const goBack = useGoBack(paths.profile());
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const chosen = items.filter(({ partnerId, isLinked }) => isLinked && ticked.includes(partnerId));
  const tick = (partnerId: string, isTicked: boolean) =>
    setTicked(isTicked ? [...ticked, partnerId] : ticked.filter((id) => id !== partnerId));

  return (
    <Stack>
      <Cards
        as="ul"
        $columns={1}
        aria-label={kind === 'partner' ? linkageWording.partnersTitle : linkageWording.ewalletsTitle}
      >
        {items.map(({ partnerId, name, image, isLinked }) => (
          <li key={partnerId}>
            <Choice $isOff={!isLinked}>
              <PartnerLogo src={image} size={40} />
              <Checkbox
                label={name}
                disabled={!isLinked}
                checked={isLinked && ticked.includes(partnerId)}
                onChange={(isTicked) => tick(partnerId, isTicked)}
              />
            </Choice>
          </li>
        ))}
      </Cards>
      <Button variant="danger" fullWidth disabled={chosen.length === 0} onClick={() => setIsAsking(true)}>
        {unlinkingWording.unlinkChosen}
      </Button>
      {isAsking && (
        <OnDemand
          load={loadDialog}
          onUnavailable={() => setIsAsking(false)}
          props={{
            kind,
            items: chosen,
            onUnlinked: () => {
              onDone();
              goBack();
            },
            onRefused: () => void revalidate(),
            onClose: () => setIsAsking(false),
          }}
        />
      )}
    </Stack>
  );
}
