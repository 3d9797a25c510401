import { periodOf } from '../modules/statement/months';
import type { Statement, StatementLine } from '../modules/statement/service';

/** A movement of October 2026; what is left out is 500 points from NusaPoin. */
export const aLine = (line: Partial<StatementLine> = {}): StatementLine => ({
  at: new Date('2026-10-05T03:30:00Z'),
  kind: 'earn',
  text: 'NusaPoin, Belanja',
  number: 'RH20261005AAAAAAAA',
  points: 500,
  balance: 1500,
  ...line,
});

/** A statement of October 2026, over, with nothing reserved, owed or ending; what is left out has one movement. */
export const aStatement = (statement: Partial<Statement> = {}): Statement => ({
  period: periodOf('2026-10', new Date('2026-11-26T10:00:00Z')),
  member: { name: 'Siti Rahma', phone: '+6281200000002' },
  opening: 1000,
  lines: [aLine()],
  sums: [{ kind: 'earn', points: 500 }],
  closing: 1500,
  held: [],
  owed: 0,
  ends: [],
  ...statement,
});
