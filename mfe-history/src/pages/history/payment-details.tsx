import type { BurnEntry } from '@poku/shared/contract';
import { formatPoints, historyWording, transactionWording } from '@poku/shared/domain';
import { usePlatform } from '@poku/shared/platform';
import { Link } from '@poku/shared/router';
import { color, font, Icon, space, styled, tabularNumbers, touchTarget } from '@poku/shared/ui';
import { type ToggleEvent, useState } from 'react';
import { paths } from '../../paths';

const Root = styled.details`
  ${font('caption')}
  margin-inline-start: calc(56px + ${space(3)});
  &[open] svg {
    transform: rotate(180deg);
  }
`;
const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${touchTarget};
  color: ${color('primary')};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
`;
const Parts = styled.dl`
  ${tabularNumbers}
  display: grid;
  gap: ${space(1)};
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
  }
`;
const ReceiptLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
`;

/** Sources of a burn and the way to its receipt; made when they are unfolded, for a history can have thousands of rows. */
export function PaymentDetails({ id, payments }: Pick<BurnEntry, 'id' | 'payments'>) {
  const { isKnownPath } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const handleToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open);
  return (
    <Root onToggle={handleToggle}>
      <Summary>
        {historyWording.paymentDetails}
        <Icon name="chevron-down" size={16} />
      </Summary>
      {isOpen && (
        <>
          <Parts>
            {payments.map(({ name, points }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{formatPoints(points)}</dd>
              </div>
            ))}
          </Parts>
          {isKnownPath(paths.receipts()) && (
            <ReceiptLink to={paths.receipt(id)}>{transactionWording.receipt}</ReceiptLink>
          )}
        </>
      )}
    </Root>
  );
}
