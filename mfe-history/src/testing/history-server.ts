import {
  aBurn,
  aHistoryPage,
  anEarn,
  envelope,
  onCall,
  waitingEarns,
  type WireBurnItem,
  type WireEarnItem,
  type WireHistoryPage,
} from '@poku/testing';
import type { SetupServer } from 'msw/node';

/** Earns 'Partner 1' to 'Partner <count>', newest first, an hour apart. */
export const earns = (count: number): readonly WireEarnItem[] =>
  Array.from({ length: count }, (_, index) =>
    anEarn({
      partnerName: `Partner ${index + 1}`,
      transactionNumber: `EARN-${index + 1}`,
      transactionDate: new Date(Date.UTC(2026, 10, 21, 7 - index)).toISOString(),
    }),
  );

const partners = [
  { partnerId: '11', partnerName: 'FitNusa' },
  { partnerId: '2', partnerName: 'NusaPoin' },
];

const pageOf = <T extends { readonly status: number }>(
  rows: readonly T[],
  request: Request,
  points: number,
): WireHistoryPage<T> => {
  const query = new URL(request.url).searchParams;
  const from = Number(query.get('cursor') ?? 0);
  const to = from + Number(query.get('perPage') ?? 5);
  return aHistoryPage(rows.slice(from, to), {
    total: rows.length,
    succeeded: rows.filter(({ status }) => status === 0).length,
    nextCursor: to < rows.length ? String(to) : null,
    points,
    partners,
  });
};
const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

/** What a history answers with. */
interface Points {
  /** Of the rows that the filter lets through. */
  readonly points?: number;
  /** Of the whole history. */
  readonly total?: number;
}

/** Answers what is on its way; from then on, counts how often that was asked. */
export function serveWaiting(server: SetupServer, ...waiting: Parameters<typeof waitingEarns>) {
  let asked = 0;
  server.use(
    onCall.get('/customerwaitingearn/:clientId', () => {
      asked += 1;
      return envelope(waitingEarns(...waiting));
    }),
  );
  return () => asked;
}

/** Answers every reading of the earns by cursor, with nothing on its way, and keeps what was asked. */
export function serveEarns(
  server: SetupServer,
  rows: readonly WireEarnItem[] = [anEarn()],
  { points = 700, total = 1_500 }: Points = {},
) {
  const asked: Record<string, string>[] = [];
  serveWaiting(server);
  server.use(
    onCall.get('/customerearn/:clientId', ({ request }) => {
      asked.push(queryOf(request));
      return envelope(pageOf(rows, request, points));
    }),
    onCall.get('/customersummaryearnpoin/:clientId', () => envelope({ summaryEarnPoint: total })),
  );
  return asked;
}

/** Answers every reading of the burns by cursor, and keeps what was asked. */
export function serveBurns(
  server: SetupServer,
  rows: readonly WireBurnItem[] = [aBurn()],
  { points = 4_000, total = 10_000 }: Points = {},
) {
  const asked: Record<string, string>[] = [];
  server.use(
    onCall.get('/customerburn/:clientId', ({ request }) => {
      asked.push(queryOf(request));
      return envelope(pageOf(rows, request, points));
    }),
    onCall.get('/customersummaryburnpoin/:clientId', () => envelope({ summaryUsedPoint: total })),
  );
  return asked;
}
