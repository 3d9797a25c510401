import { useState } from 'react';
import type { LinkablePartner } from '@poku/flows/linking/calls/partners';
import { commonWording } from '@poku/domain/wording/common';
import type { ReturnState } from '@poku/flows/linking';
import { Button, ButtonLink, color, EmptyState, font, space, Stack, styled } from '@poku/kit';
import { paths } from '../../paths';
import { unlinkingWording } from '../../wording/unlinking';
import { linkageWording } from '../../wording/linkage';
import { linkingWording } from '../../wording/linking';
import type { LinkKind } from './link-kind';
import { LinkList } from './link-list';
import { UnlinkList } from './unlink/unlink-list';

const Intro = styled.div`
  display: grid;
  gap: ${space(1)};
`;
const Count = styled.p`
  ${font('heading', 'bold')}
`;
const Purpose = styled.p`
  color: ${color('inkMuted')};
`;

const wordsOf = {
  partner: { intro: linkageWording.partnersIntro, empty: linkageWording.partnersEmpty },
  'e-wallet': { intro: linkageWording.ewalletsIntro, empty: linkageWording.ewalletsEmpty },
};

export interface PartnerListProps {
  readonly kind: LinkKind;
  readonly items: readonly LinkablePartner[];
  /** The link of a member who came back from a partner's page. */
  readonly returned: ReturnState;
}

/** What 'Daftar Partner' and 'Daftar E-Wallet' show: how many are linked, each in the server's order, and unlinking. */
export function PartnerList({ kind, items, returned }: PartnerListProps) {
  const [isUnlinking, setIsUnlinking] = useState(false);
  const words = wordsOf[kind];
  if (items.length === 0) {
    return (
      <EmptyState
        drawing="search"
        text={words.empty}
        action={<ButtonLink to={paths.home()}>{commonWording.toHome}</ButtonLink>}
      />
    );
  }
  const linked = items.filter(({ isLinked }) => isLinked).length;
  return (
    <Stack>
      <Intro>
        <Count>{linkageWording.linkedOf(linked, items.length, kind)}</Count>
        <Purpose>{isUnlinking ? unlinkingWording.choose : words.intro}</Purpose>
      </Intro>
      {isUnlinking ? (
        <UnlinkList kind={kind} items={items} onDone={() => setIsUnlinking(false)} />
      ) : (
        <LinkList kind={kind} items={items} returned={returned} />
      )}
      {/* Below what it ends, so that nobody meets it first. */}
      {(linked > 0 || isUnlinking) && (
        <Stack $align="start">
          <Button variant="text" onClick={() => setIsUnlinking(!isUnlinking)}>
            {isUnlinking ? linkingWording.cancel : unlinkingWording.unlink}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
