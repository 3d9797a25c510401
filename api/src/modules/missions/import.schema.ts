import { z } from 'zod';

const week = z.iso
  .date({ error: 'must be a day such as 2026-11-30' })
  .refine((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1, 'must be a Monday');

/** A mission; other fields are refused, so that none is lost by a wrong name. */
const missionRow = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be 1 to 32 small letters, digits and hyphens, a letter first'),
    kind: z.enum(['earn', 'buy', 'use']),
    target: z.int().min(1).max(100),
    rewardPoints: z.int().min(1).max(10_000),
    firstWeek: week,
    /** Null: it goes on. */
    lastWeek: week.nullable(),
  })
  .refine(({ firstWeek, lastWeek }) => lastWeek === null || firstWeek <= lastWeek, {
    path: ['lastWeek'],
    message: 'must not be before firstWeek',
  });

/** The content of a file of missions. */
export const missionFile = z.array(missionRow).min(1).max(100);
/** A checked mission. */
export type ImportedMission = z.output<typeof missionRow>;
