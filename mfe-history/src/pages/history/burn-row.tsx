import { formatTime } from '@poku/domain/dates';
import { formatPoints } from '@poku/domain/numbers';
import { Badge, type BadgeTone, Picture, radius } from '@poku/kit';
import { historyWording } from '../../wording/history';
import { type BurnEntry, historyTermWording } from '../../calls/history';
import { Amount, End, Main, Muted, Name, Row, Whole, Words } from './entry.styles';
import { PaymentDetails } from './payment-details';
import { DeliveryFacts } from './delivery-facts';
import { Sent } from './sent';
import { Use } from './use';

const tones: Readonly<Record<BurnEntry['status'], BadgeTone>> = {
  success: 'success',
  processing: 'warning',
  failed: 'error',
};

export function BurnRow({ entry }: { readonly entry: BurnEntry }) {
  const { brand, image, name, quantity, points, at, status, payments, uses, sent, delivery } = entry;
  const isFailed = status === 'failed';
  return (
    <Row>
      <Main $pictureWidth={56}>
        <Picture src={image} alt="" width={56} round={radius.control} />
        <Words>
          <Name>{name}</Name>
          <Muted>{brand}</Muted>
          <Muted>
            {delivery === null ? historyWording.quantity(quantity) : historyWording.package} ·{' '}
            <Whole>{formatTime(at)}</Whole>
          </Muted>
          {delivery !== null && <DeliveryFacts delivery={delivery} />}
          {quantity === 1 && uses.map((use) => <Use key={use.at} use={use} />)}
          {quantity === 1 && <Sent sent={sent} />}
          {quantity > 1 && sent.length > 0 && <Muted>{historyWording.sentOf(sent.length, quantity)}</Muted>}
          {quantity > 1 && uses.length > 0 && <Muted>{historyWording.usedOf(uses.length, quantity)}</Muted>}
        </Words>
        <End>
          <Amount $tone={isFailed ? 'inkMuted' : 'ink'}>
            {isFailed ? formatPoints(0) : `-${formatPoints(points)}`}
          </Amount>
          <Badge $tone={tones[status]}>{historyTermWording.status[status]}</Badge>
        </End>
      </Main>
      {payments.length > 0 && <PaymentDetails entry={entry} />}
    </Row>
  );
}
