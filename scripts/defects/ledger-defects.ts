import type { Defect } from './defect';

const moves = 'modules/ledger/moves.test.ts';
const books = 'modules/ledger/ledger.test.ts';

/** Mistakes in the ledger. */
export const ledgerDefects: readonly Defect[] = [
  {
    name: 'the lock of the member’s accounts is dropped',
    file: 'modules/ledger/journal.repository.ts',
    from: 'order by a.id for update',
    to: 'order by a.id',
    test: [moves, 'of two holds at once for the same points the second finds'],
  },
  {
    name: 'a hold is made without looking at the balance',
    file: 'modules/ledger/hold.repository.ts',
    from: 'where (select sum(amount) from taken) = ${hold.points}::bigint',
    to: 'where true',
    test: [moves, 'a hold of more than there is takes nothing'],
  },
  {
    name: 'the lots that end last are taken first',
    file: 'modules/ledger/hold.repository.ts',
    from: 'over (order by expires_at, id)',
    to: 'over (order by expires_at desc, id)',
    test: [books, 'a hold takes the points that end first'],
  },
  {
    name: 'ended lots can be spent',
    file: 'modules/ledger/hold.repository.ts',
    from: 'and remaining > 0 and expires_at > ${hold.at}',
    to: 'and remaining > 0',
    test: [books, 'points end at 23:59:59 WIB after twelve months'],
  },
  {
    name: 'a hold is captured again',
    file: 'modules/ledger/hold.repository.ts',
    from: "set state = 'captured', ended_at = ${now} where id = ${holdId} and state = 'held'",
    to: "set state = 'captured', ended_at = ${now} where id = ${holdId}",
    test: [books, 'ending a hold twice changes nothing'],
  },
  {
    name: 'a hold that is given back does not fill its lots',
    file: 'modules/ledger/hold.repository.ts',
    from: 'set remaining = l.remaining + taken.amount',
    to: 'set remaining = l.remaining',
    place: 1,
    test: [moves, 'a hold that is given back is whole in its lots again'],
  },
  {
    name: 'a refund does not fill the lots',
    file: 'modules/ledger/hold.repository.ts',
    from: 'set remaining = l.remaining + taken.amount',
    to: 'set remaining = l.remaining',
    place: 2,
    test: [moves, 'a refund puts points back into the lots'],
  },
  {
    name: 'a refund gives back what was never captured',
    file: 'modules/ledger/hold.repository.ts',
    from: "set state = 'refunded' where id = ${holdId} and state = 'captured'",
    to: "set state = 'refunded' where id = ${holdId} and state <> 'refunded'",
    test: [moves, 'only what was captured can be refunded'],
  },
  {
    name: 'an earning is booked again',
    file: 'modules/ledger/lot.repository.ts',
    from: "values ('earn', ${lot.reference}, ${lot.at})",
    to: "values ('earn', ${lot.reference} || random()::text, ${lot.at})",
    test: [books, 'the same earning counts once'],
  },
  {
    name: 'the cached balance is not kept',
    file: 'modules/ledger/journal.repository.ts',
    from: 'set balance = a.balance + moved.amount',
    to: 'set balance = a.balance',
    test: [moves, 'a hold that is given back is whole in its lots again'],
  },
  {
    name: 'kept units are given back from clearing',
    file: 'modules/ledger/partner-units.ts',
    from: "booked.isSettled ? 'settled' : 'clearing'",
    to: "booked.isReturned ? 'settled' : 'clearing'",
    test: [moves, 'units that are given back after it are the partner’s again'],
  },
  {
    name: 'units are kept after they were given back',
    file: 'modules/ledger/partner-units.ts',
    from: 'if (booked.isReturned) throw',
    to: 'if (booked.isSettled) throw',
    test: [moves, 'units that were given back cannot be kept'],
  },
];
