import type { SimulationPlan } from './simulate';

/** What a member does in a week, on average. */
const aWeek = { checkouts: 0.15, shopping: 0.4, packages: 0.12 } as const;

/** A world of so many members that live so many weeks. */
export function weeksOf(members: number, weeks: number): Omit<SimulationPlan, 'seed'> {
  const times = (each: number): number => Math.ceil(each * members * weeks);
  return {
    members,
    days: weeks * 7,
    checkouts: times(aWeek.checkouts),
    shopping: times(aWeek.shopping),
    packages: times(aWeek.packages),
    using: true,
  };
}
