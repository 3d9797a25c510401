import { formatRecent } from '@poku/domain/dates';
import { formatNumber, formatPoints, formatRupiah } from '@poku/domain/numbers';
import { Caption, color, font, Picture, radius, ShareDot, space, styled } from '@poku/kit';
import { type ReactNode, useId } from 'react';
import { checkoutWording } from '../../wording/checkout';
import type { PaymentSource } from './checkout';
import { isOwnSource } from './suggest-split';

const Root = styled.li`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;
const Logo = styled.div`
  flex: none;
  width: 40px;
`;
const Words = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
/** Its words end where the fields do. */
const Action = styled.div`
  margin: -${space(2)} -${space(3)} -${space(2)} auto;
`;
const Name = styled.h4`
  ${font('body', 'bold')}
  color: ${color('ink')};
`;

const Dot = styled(ShareDot)`
  margin-left: ${space(2)};
`;

/** The balance in the partner's unit, and in points where that is another number. */
function balanceText({ kind, balance, points }: PaymentSource): string {
  if (kind === 'ewallet') return formatRupiah(balance);
  if (balance === points) return formatPoints(points);
  return checkoutWording.balanceAs(formatNumber(balance), points);
}

export interface SourceCardProps {
  readonly source: PaymentSource;
  /** Its colour in the bar; `undefined` without one. */
  readonly shareColor?: string | undefined;
  /** Beside its name and balance. */
  readonly action?: ReactNode;
  /** Controls or words below the source; a message of the source replaces them ([C] §4). */
  readonly children: ReactNode;
}

/** One source of points: logo, name, balance with its end, rate. */
export function SourceCard({ source, shareColor, action, children }: SourceCardProps) {
  const id = useId();
  const { name, image, message, readAt, expiresAt, exchangeRate } = source;
  const problem = readAt === null ? message : checkoutWording.sourceOld(message, formatRecent(readAt));
  return (
    <Root aria-labelledby={id}>
      <Top>
        <Logo>
          <Picture src={image} alt="" ratio="1:1" width={40} fit="contain" round={radius.control} />
        </Logo>
        <Words>
          <Name id={id}>
            {name}
            {shareColor !== undefined && <Dot style={{ background: shareColor }} />}
          </Name>
          <Caption>{checkoutWording.balance(balanceText(source))}</Caption>
          {expiresAt !== null && <Caption>{checkoutWording.expires(expiresAt)}</Caption>}
          {exchangeRate !== '' && !isOwnSource(source) && (
            <Caption>{checkoutWording.rate(exchangeRate)}</Caption>
          )}
        </Words>
        {message === '' && action !== undefined && <Action>{action}</Action>}
      </Top>
      {message === '' ? children : <p>{problem}</p>}
    </Root>
  );
}
