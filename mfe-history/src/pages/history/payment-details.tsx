import { formatPoints } from '@poku/domain/numbers';
import { usePlatform } from '@poku/platform';
import { Link } from '@poku/kit/router';
import { color, font, Icon, linkDecoration, space, styled, tabularNumbers, touchTarget } from '@poku/kit';
import { useState } from 'react';
import type { BurnEntry } from '../../calls/history';
import { paths } from '../../paths';
import { receiptWording } from '../../wording/receipt';
import { historyWording } from '../../wording/history';
import { Sent } from './sent';
import { Use } from './use';

const Root = styled.div`
  ${font('caption')}
  margin: 0 0 -${space(2)} calc(56px + ${space(3)});
`;
const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${touchTarget};
  padding: 0;
  border: 0;
  background: none;
  color: ${color('primary')};
  text-decoration: ${linkDecoration};
  cursor: pointer;
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
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

/**
 * Sources of a burn and the way to its receipt, made when they are unfolded. No `<details>`: with thousands of them, browsers
 * look at each one whenever a row comes into sight.
 */
export function PaymentDetails({ entry }: { readonly entry: BurnEntry }) {
  const { id, quantity, payments, status, isRefunded, uses, sent } = entry;
  const { isKnownPath } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  return (
    <Root>
      <Toggle type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {historyWording.paymentDetails}
        <Icon name="chevron-down" size={16} />
      </Toggle>
      {isOpen && (
        <>
          {status === 'failed' && (
            <p>{isRefunded ? historyWording.givenBack : historyWording.nothingTaken}</p>
          )}
          <Parts>
            {payments.map(({ name, points }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{formatPoints(status === 'failed' ? 0 : points)}</dd>
              </div>
            ))}
          </Parts>
          {quantity > 1 && uses.map((use, index) => <Use key={index} use={use} />)}
          {quantity > 1 && <Sent sent={sent} />}
          {isKnownPath(paths.receipts()) && (
            <ReceiptLink to={paths.receipt(id)}>{receiptWording.receipt}</ReceiptLink>
          )}
        </>
      )}
    </Root>
  );
}
