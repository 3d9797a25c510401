import type { Defect } from './defect';

const moves = 'modules/ledger/moves.test.ts';
const books = 'modules/ledger/ledger.test.ts';
const functions = '../migrations/0031-tamper-evidence.sql';

/** Mistakes in the ledger. */
export const ledgerDefects: readonly Defect[] = [
  {
    name: 'the lock of the member’s accounts is dropped',
    file: functions,
    from: 'a.member_id = p_member order by a.id for update',
    to: 'a.member_id = p_member order by a.id',
    test: [moves, 'of two holds at once for the same points the second finds'],
  },
  {
    name: 'a hold is made without looking at the balance',
    file: functions,
    from: 'if found_points = p_points then',
    to: 'if true then',
    test: [moves, 'a hold of more than there is takes nothing'],
  },
  {
    name: 'the lots that end last are taken first',
    file: functions,
    from: 'over (order by l.expires_at, l.id)',
    to: 'over (order by l.expires_at desc, l.id)',
    test: [books, 'a hold takes the points that end first'],
  },
  {
    name: 'ended lots can be spent',
    file: functions,
    from: 'and l.remaining > 0 and l.expires_at > p_at',
    to: 'and l.remaining > 0',
    test: [books, 'points end at 23:59:59 WIB after twelve months'],
  },
  {
    name: 'a hold is captured again',
    file: functions,
    from: "set state = 'captured', ended_at = p_now where h.id = p_hold and h.state = 'held'",
    to: "set state = 'captured', ended_at = p_now where h.id = p_hold",
    test: [books, 'ending a hold twice changes nothing'],
  },
  {
    name: 'a hold that is given back does not fill its lots',
    file: functions,
    from: 'perform ledger_fill_lots(p_hold);',
    to: 'null;',
    place: 1,
    test: [moves, 'a hold that is given back is whole in its lots again'],
  },
  {
    name: 'a refund does not fill the lots',
    file: functions,
    from: 'perform ledger_fill_lots(p_hold);',
    to: 'null;',
    place: 2,
    test: [moves, 'a refund puts points back into the lots'],
  },
  {
    name: 'a refund gives back what was never captured',
    file: functions,
    from: "set state = 'refunded' where h.id = p_hold and h.state = 'captured'",
    to: "set state = 'refunded' where h.id = p_hold and h.state <> 'refunded'",
    test: [moves, 'only what was captured can be refunded'],
  },
  {
    name: 'an earning is booked again',
    file: functions,
    from: "values ('earn', p_reference, p_at",
    to: "values ('earn', p_reference || random()::text, p_at",
    test: [books, 'the same earning counts once'],
  },
  {
    name: 'the cached balance is not kept',
    file: functions,
    from: 'set balance = a.balance + new.amount',
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
