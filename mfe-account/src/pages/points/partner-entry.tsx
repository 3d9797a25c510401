import type { PartnerPoints } from '@poku/contract';
import { formatDay, formatRecent } from '@poku/domain/dates';
import { formatPoints, formatRupiah } from '@poku/domain/numbers';
import { Badge, Caption, Card, font, nameAndAmount, Picture, Points, radius, space, styled } from '@poku/kit';
import { accountWording } from '../../wording/account';

const Row = styled(Card)`
  display: flex;
  gap: ${space(4)};
  height: 100%;
`;
const Logo = styled.span`
  flex: none;
  width: 48px;
`;
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  align-content: start;
  justify-items: start;
  gap: ${space(1)};
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Top = styled.div`
  ${nameAndAmount}
`;
const Name = styled.h3`
  ${font('body', 'bold')}
`;
const Moments = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
`;

const ownUnits = ({ kind, balance }: PartnerPoints) =>
  kind === 'ewallet' ? formatRupiah(balance) : formatPoints(balance);

/** A balance at a partner: as points, in the partner's own unit, when it was read, and why it may be an old one (D31). */
export function PartnerEntry({ source }: { readonly source: PartnerPoints }) {
  const { name, image, points, exchangeRate, message, expiresAt, readAt } = source;
  return (
    <Row>
      <Logo>
        <Picture src={image} alt="" ratio="1:1" width={48} fit="contain" round={radius.control} />
      </Logo>
      <Words>
        <Top>
          <Name>{name}</Name>
          <Points value={points} size="heading" />
        </Top>
        {message !== '' && (
          <>
            <Badge $tone="warning">{accountWording.oldBalance}</Badge>
            <Caption>{accountWording.oldBalanceWhy(message)}</Caption>
          </>
        )}
        <Caption>
          {accountWording.balance(ownUnits(source))}
          {exchangeRate !== '' && ` · ${exchangeRate}`}
        </Caption>
        <Moments>
          {expiresAt !== null && <Caption>{accountWording.lotEnds(formatDay(expiresAt))}</Caption>}
          <Caption>
            {readAt === null ? accountWording.neverRead : accountWording.readAt(formatRecent(readAt))}
          </Caption>
        </Moments>
      </Words>
    </Row>
  );
}
