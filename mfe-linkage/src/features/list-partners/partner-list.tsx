import type { LinkageItem } from '@poku/shared/contract';
import { commonWording, linkageWording } from '@poku/shared/domain';
import { ButtonLink, color, EmptyState, font, Grid, space, Stack, styled } from '@poku/shared/ui';
import { paths } from '../../paths';
import { PartnerCard } from './partner-card';

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
const Cards = styled(Grid)`
  list-style: none;
`;

const wordsOf = {
  partner: { intro: linkageWording.partnersIntro, empty: linkageWording.partnersEmpty },
  'e-wallet': { intro: linkageWording.ewalletsIntro, empty: linkageWording.ewalletsEmpty },
};

interface PartnerListProps {
  readonly kind: 'partner' | 'e-wallet';
  readonly items: readonly LinkageItem[];
}

/** What 'Daftar Partner' and 'Daftar E-Wallet' show: how many are linked, and each of them in the server's order. */
export function PartnerList({ kind, items }: PartnerListProps) {
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
        <Purpose>{words.intro}</Purpose>
      </Intro>
      <Cards as="ul" $columns={1}>
        {items.map((item) => (
          <li key={item.partnerId}>
            <PartnerCard item={item} />
          </li>
        ))}
      </Cards>
    </Stack>
  );
}
