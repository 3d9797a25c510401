import { toLocalPhone } from '@poku/domain/phone';
import { toTable } from '@poku/tooling';
import type { AppDeps } from '../../src/deps';
import { actsOf } from '../../src/modules/operators/act.repository';
import type { TopupFilter, TopupLine } from '../../src/modules/operators/topup.repository';
import { createTopupDesk } from '../../src/modules/operators/topup.service';
import { runAsOperator } from '../../src/modules/security/command';
import { listBillers as readBillers } from '../../src/modules/topups/biller.repository';
import { createHttpBillers } from '../../src/ports/billers';
import { createClock } from '../../src/ports/clock';
import { operatorOf } from './operator';
import { withDatabase } from './with-database';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'billers'>;

const withTopups = (work: (deps: Deps) => Promise<void>): Promise<void> =>
  withDatabase((db, config) =>
    work({ db, clock: createClock(), billers: createHttpBillers(config.billers) }),
  );

const minute = (at: Date | null): string => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '-';

/** A number without its middle: who reads over the shoulder learns nobody's number. */
const masked = (msisdn: string): string => toLocalPhone(msisdn).replace(/^(\d{4})\d+(\d{3})$/, '$1…$2');

const facts = (topup: TopupLine): string =>
  toTable(
    ['WHAT', ''],
    [
      ['order', topup.number],
      ['member', topup.member_id],
      ['number', masked(topup.msisdn)],
      ['biller', topup.biller],
      ['reference', topup.reference],
      ['product', topup.product],
      ['state', topup.state],
      ['serial', topup.serial ?? '-'],
      ['reason', topup.reason ?? '-'],
      ['bought', minute(topup.created_at)],
      ['changed', minute(topup.changed_at)],
      ['delivered', minute(topup.delivered_at)],
      ['next inquiry', minute(topup.due_at)],
    ],
  );

/** Prints the billers with their operators and how many top-ups of each are open, delivered and failed. */
export const listBillers = (): Promise<void> =>
  withDatabase(async (db) => {
    const rows = (await readBillers(db)).map(({ slug, name, operators, open, delivered, failed }) => [
      slug,
      name,
      operators ?? '-',
      String(open),
      String(delivered),
      String(failed),
    ]);
    console.log(toTable(['BILLER', 'NAME', 'OPERATORS', 'OPEN', 'DELIVERED', 'FAILED'], rows));
  });

/** Prints top-ups, the newest first, times in UTC. */
export const listTopups = ({
  limit,
  all = false,
  ...filter
}: TopupFilter & { readonly limit: number; readonly all?: boolean | undefined }): Promise<void> =>
  withTopups(async (deps) => {
    const found = await createTopupDesk(deps).list({ ...filter, isAll: all }, limit);
    const head = [
      'BOUGHT',
      'ORDER',
      'MEMBER',
      'NUMBER',
      'BILLER',
      'PRODUCT',
      'STATE',
      'SERIAL OR REASON',
      'NEXT INQUIRY',
    ];
    const rows = found.map((one) => [
      minute(one.created_at),
      one.number,
      one.member_id,
      masked(one.msisdn),
      one.biller,
      one.product,
      one.state,
      one.serial ?? one.reason ?? '-',
      minute(one.due_at),
    ]);
    console.log(toTable(head, rows));
  });

/** Prints the top-up of an order and what operators did to it. */
export const showTopup = (number: string): Promise<void> =>
  withTopups(async (deps) => {
    console.log(facts(await createTopupDesk(deps).show(number)));
    for (const { what, operator, reason, at } of await actsOf(deps.db, number))
      console.log(`${minute(at)} ${what} by ${operator}: ${reason}`);
  });

/** Asks the biller of an order's package now, and prints the top-up. */
export const askTopup = (number: string): Promise<void> =>
  withTopups(async (deps) =>
    console.log(
      facts(await runAsOperator(deps, `biller ask ${number}`, () => createTopupDesk(deps).ask(number))),
    ),
  );

/** Calls an order's package off, and prints the top-up: what the biller promises never to deliver is given back. */
export const giveUpTopup = (
  number: string,
  { reason, by }: { readonly reason?: string; readonly by?: string },
): Promise<void> =>
  withTopups(async (deps) => {
    const operator = operatorOf(by);
    const topup = await runAsOperator(
      deps,
      `biller give-up ${number}`,
      () => createTopupDesk(deps).giveUp(number, operator, reason?.trim()),
      operator.name,
    );
    console.log(facts(topup));
  });
