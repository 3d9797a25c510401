import { formatDay, formatTime } from '@poku/domain/dates';
import { formatNumber } from '@poku/domain/numbers';
import {
  Badge,
  type BadgeTone,
  Caption,
  color,
  font,
  radius,
  space,
  styled,
  tabularNumbers,
} from '@poku/kit';
import type { TourEntry, TourJournal } from './state';

const tones: Readonly<Record<string, BadgeTone>> = {
  earn: 'success',
  capture: 'points',
  settle: 'points',
  hold: 'info',
  debit: 'info',
  void: 'warning',
  return: 'warning',
  expire: 'neutral',
};

/** What kinds of journals mean. */
const reasons: Readonly<Record<string, string>> = {
  earn: 'points come in',
  hold: 'set aside for a purchase',
  capture: 'the purchase is paid',
  void: 'given back to the member',
  debit: 'a partner took its units',
  settle: 'the partner’s units are kept',
  return: 'the partner’s units go back',
  expire: 'their time is over',
  reverse: 'a capture is taken back',
  reopen: 'ended too early',
  'take-back': 'the partner corrected a purchase',
  owe: 'taken back, and missing',
  repay: 'a debt is paid',
};

const Root = styled.li<{ readonly $isNew: boolean }>`
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${({ $isNew }) => color($isNew ? 'primary' : 'line')};
  border-radius: ${radius.control};
  background: ${({ $isNew }) => ($isNew ? color('primarySoft') : 'transparent')};
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;
const Reason = styled(Caption)`
  flex: 1;
  color: ${color('ink')};
`;
const About = styled.p`
  ${font('body', 'bold')}
  flex: 1;
`;
const Entries = styled.table`
  ${font('caption')}
  width: 100%;
  border-collapse: collapse;
  th {
    font-weight: inherit;
    text-align: start;
  }
  td {
    ${tabularNumbers}
    width: 5em;
    text-align: end;
  }
  thead {
    color: ${color('inkMuted')};
  }
`;

interface JournalProps {
  readonly journal: TourJournal;
  readonly assets: Readonly<Record<string, string>>;
  /** Name of the member. */
  readonly holder: string;
  readonly isNew: boolean;
}

/** A journal with its entries: what one account gives, others get. */
export function Journal({ journal, assets, holder, isNew }: JournalProps) {
  const { id, kind, about, at, entries } = journal;
  const [firstName = ''] = holder.split(' ');
  const ownerOf = ({ isMembers, asset }: TourEntry) => (isMembers ? firstName : (assets[asset] ?? asset));
  return (
    <Root $isNew={isNew}>
      <Head>
        <Badge $tone={tones[kind] ?? 'neutral'}>{kind}</Badge>
        <Reason as="span">{reasons[kind]}</Reason>
      </Head>
      <Head>
        <About lang="id">{about ?? journal.reference}</About>
        <Caption as="time" dateTime={at}>
          {formatTime(at)}
        </Caption>
      </Head>
      <Entries aria-label={`Entries of journal ${id}`}>
        <thead>
          <tr>
            <th scope="col">
              Journal {id} · {formatDay(at)}
            </th>
            <td>Debit</td>
            <td>Credit</td>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={`${entry.asset} ${entry.purpose} ${entry.amount}`}>
              <th scope="row">
                {ownerOf(entry)} · {entry.purpose}
              </th>
              <td>{entry.amount < 0 ? formatNumber(-entry.amount) : ''}</td>
              <td>{entry.amount > 0 ? formatNumber(entry.amount) : ''}</td>
            </tr>
          ))}
        </tbody>
      </Entries>
    </Root>
  );
}
