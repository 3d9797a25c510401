import type { SimulationReport } from '../../src/simulation/simulate';

type Counts = Record<string, number>;

const add = (to: Counts, from: Readonly<Counts>): void => {
  for (const [name, count] of Object.entries(from)) to[name] = (to[name] ?? 0) + count;
};

/** Adds up what was simulated. */
export function createTotals() {
  const sums = { checkouts: 0, splits: 0, earned: 0, gifts: 0, crashes: 0, steps: 0 };
  const names = ['checkouts', 'splits', 'earned', 'gifts', 'crashes', 'steps'] as const;
  const [orders, answers, uses, packages, notices]: [Counts, Counts, Counts, Counts, Counts] = [
    {},
    {},
    {},
    {},
    {},
  ];
  let hours = 0;
  return {
    /** Adds a world. */
    add(report: SimulationReport): void {
      for (const name of names) sums[name] += report[name];
      hours = Math.max(hours, report.hours);
      add(orders, report.orders);
      add(answers, report.answers);
      add(uses, report.uses);
      add(packages, report.packages);
      add(notices, report.notices);
    },

    /** Says what came of all. */
    print(): void {
      console.log(
        `${sums.checkouts} purchases as far as buying; orders:`,
        orders,
        `, ${sums.splits} of them with partners`,
      );
      console.log('answers:', answers);
      console.log('packages:', packages);
      console.log(`purchases at partners gave ${sums.earned} points`);
      console.log('uses of coupons at merchants:', uses, `, ${sums.gifts} coupons that were sent`);
      for (const name of Object.keys(notices).sort()) console.log(`notices: ${name}: ${notices[name]}`);
      console.log(
        `${sums.crashes} crashes, ${sums.steps} steps; the longest took ${hours.toFixed(1)} simulated hours`,
      );
    },
  };
}
