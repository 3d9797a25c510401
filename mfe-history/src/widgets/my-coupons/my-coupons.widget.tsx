import { couponsWording, homeWording } from '@poku/shared/domain';
import { Link } from '@poku/shared/router';
import { color, font, Skeleton, Stack, styled, touchTarget } from '@poku/shared/ui';
import { useId } from 'react';
import { TicketList } from '../../features/show-ticket/ticket-list';
import { paths } from '../../paths';
import { useUsableCoupons } from './use-usable-coupons';

const Title = styled.h2`
  ${font('heading', 'bold')}
`;
const More = styled(Link)`
  ${font('body', 'bold')}
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  text-decoration: none;
`;
const Quiet = styled.p`
  color: ${color('inkMuted')};
`;

export function Widget() {
  const coupons = useUsableCoupons();
  const id = useId();
  return (
    <Stack as="section" $gap={2} aria-labelledby={id}>
      <Stack $direction="row" $justify="space-between" $align="center" $gap={2}>
        <Title id={id}>{couponsWording.title}</Title>
        <More to={paths.myCoupons()} aria-label={`${homeWording.seeAll}: ${couponsWording.title}`}>
          {homeWording.seeAll}
        </More>
      </Stack>
      {coupons === null ? (
        <Skeleton shape="list" label={null} />
      ) : coupons.length === 0 ? (
        <Quiet>{couponsWording.emptyInShort}</Quiet>
      ) : (
        <TicketList coupons={coupons} />
      )}
    </Stack>
  );
}
