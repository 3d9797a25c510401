import { formatTime } from '@poku/domain/dates';
import { formatPoints } from '@poku/domain/numbers';
import { type BadgeTone, Picture, radius } from '@poku/kit';
import type { ReactNode } from 'react';
import { historyWording } from '../../wording/history';
import type { BurnEntry } from '../../calls/history';
import { Amount, End, Main, Muted, Name, Row, Top, Whole, Words } from './entry.styles';
import { PaymentDetails } from './payment-details';
import { RowState } from './row-state';
import { DeliveryFacts } from './delivery-facts';
import { Sent } from './sent';
import { EntryRow } from './table-row';
import { Use } from './use';

const tones: Readonly<Record<BurnEntry['status'], BadgeTone>> = {
  success: 'success',
  processing: 'warning',
  failed: 'error',
};

interface BurnWhatProps {
  readonly entry: BurnEntry;
  /** Behind how many. */
  readonly when?: ReactNode;
  /** Beside the name. */
  readonly end?: ReactNode;
}

/** What was bought, what became of it, and a way to what it was paid with. */
function BurnWhat({ entry, when, end }: BurnWhatProps) {
  const { brand, image, name, quantity, payments, uses, sent, delivery } = entry;
  return (
    <>
      <Main $pictureWidth={56}>
        <Picture src={image} alt="" ratio="1:1" width={56} round={radius.control} />
        <Words>
          <Top>
            <Name>{name}</Name>
            {end}
          </Top>
          <Muted>{brand}</Muted>
          <Muted>
            {delivery === null ? historyWording.quantity(quantity) : historyWording.package}
            {when}
          </Muted>
          {delivery !== null && <DeliveryFacts delivery={delivery} />}
          {quantity === 1 && uses.map((use) => <Use key={use.at} use={use} />)}
          {quantity === 1 && <Sent sent={sent} />}
          {quantity > 1 && sent.length > 0 && <Muted>{historyWording.sentOf(sent.length, quantity)}</Muted>}
          {quantity > 1 && uses.length > 0 && <Muted>{historyWording.usedOf(uses.length, quantity)}</Muted>}
        </Words>
      </Main>
      {payments.length > 0 && <PaymentDetails entry={entry} />}
    </>
  );
}

export function BurnRow({ entry }: { readonly entry: BurnEntry }) {
  const { points, at, status } = entry;
  const isFailed = status === 'failed';
  const when = (
    <>
      {' · '}
      <Whole>{formatTime(at)}</Whole>
    </>
  );
  const end = (
    <End>
      <Amount $tone={isFailed ? 'inkMuted' : 'ink'}>
        {isFailed ? formatPoints(0) : `-${formatPoints(points)}`}
      </Amount>
      <RowState status={status} tone={tones[status]} />
    </End>
  );
  return (
    <Row>
      <BurnWhat entry={entry} when={when} end={end} />
    </Row>
  );
}

/** The same in a table. @param rowIndex from 1, that of the headings */
export function BurnTableRow({ entry, rowIndex }: { readonly entry: BurnEntry; readonly rowIndex: number }) {
  const { points, at, status } = entry;
  const isFailed = status === 'failed';
  return (
    <EntryRow
      {...{ rowIndex, at, status }}
      badge={tones[status]}
      points={isFailed ? 0 : -points}
      tone={isFailed ? 'inkMuted' : 'ink'}
    >
      <BurnWhat entry={entry} />
    </EntryRow>
  );
}
