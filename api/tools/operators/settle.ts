import { toTable } from '@poku/tooling';
import { createSettlementDesk } from '../../src/modules/operators/settlement.service';
import type { DifferenceLine } from '../../src/modules/operators/settlement.repository';
import { runAsOperator } from '../../src/modules/security/command';
import { createHttpPartners } from '../../src/ports/partners';
import { createClock } from '../../src/ports/clock';
import { operatorOf } from './operator';
import { withDatabase } from './with-database';

type Deps = Parameters<typeof createSettlementDesk>[0];

const withDeps = (work: (deps: Deps) => Promise<void>): Promise<void> =>
  withDatabase((db, config) =>
    work({ db, clock: createClock(), partners: createHttpPartners(config.partners) }),
  );
const withDesk = (work: (desk: ReturnType<typeof createSettlementDesk>) => Promise<void>): Promise<void> =>
  withDeps((deps) => work(createSettlementDesk(deps)));

const side = (one: DifferenceLine['ours'] | DifferenceLine['theirs']): string =>
  one === null ? '-' : `${one.status} Rp${one.amountRupiah} ${one.category} r${one.revision}`;

/** Prints the days that were compared. */
export const listSettledDays = (options: {
  readonly partner?: string;
  readonly limit: number;
}): Promise<void> =>
  withDesk(async (desk) => {
    const rows = (await desk.days(options.partner, options.limit)).map((one) => [
      one.day,
      one.slug,
      one.compared_at?.toISOString().slice(0, 16).replace('T', ' ') ?? '-',
      String(one.purchases),
      String(one.open),
      one.failure ?? '',
    ]);
    console.log(toTable(['DAY', 'PARTNER', 'COMPARED', 'PURCHASES', 'OPEN', 'PROBLEM'], rows));
  });

/** Prints differences, the newest day first. */
export const listDifferences = (options: {
  readonly partner?: string;
  readonly all?: boolean;
  readonly limit: number;
}): Promise<void> =>
  withDesk(async (desk) => {
    const rows = (await desk.list(options.partner, options.all ?? false, options.limit)).map((one) => [
      one.day,
      one.slug,
      one.reference,
      one.what,
      side(one.ours),
      side(one.theirs),
      one.closed_at === null ? 'open' : (one.reason ?? ''),
    ]);
    console.log(toTable(['DAY', 'PARTNER', 'REFERENCE', 'WHAT', 'POKU', 'PARTNER HAS', 'STATE'], rows));
  });

/** Compares a day now. */
export const runSettlement = (partner: string, day: string): Promise<void> =>
  withDesk(async (desk) => {
    const { purchases, open } = await desk.run(partner, day);
    console.log(`${purchases} purchases of ${day} compared with ${partner}: ${open} differences are open.`);
  });

/** Closes a difference. */
export const closeDifference = (
  partner: string,
  day: string,
  reference: string,
  { reason, by }: { readonly reason?: string; readonly by?: string },
): Promise<void> =>
  withDeps(async (deps) => {
    const operator = operatorOf(by);
    await runAsOperator(
      deps,
      `settle close ${partner} ${day} ${reference}`,
      () => createSettlementDesk(deps).close({ slug: partner, day, reference }, operator, reason?.trim()),
      operator.name,
    );
    console.log(`The difference ${reference} of ${partner} is closed.`);
  });
