import { findHeadlessShell } from '../checks/headless-shell';
import { JOURNEYS } from '../checks/journeys-step';
import { runCommand } from '../checks/step';

/**
 * Runs the journey of the take-over with so many schedules on each of its pages. Sets the exit code 1 when something that was done before
 * the scripts were there was lost, or sent twice; the seed and the schedule are told.
 */
export const proveTakeOver = async ({
  schedules,
  seed,
}: {
  readonly schedules: number;
  readonly seed: number;
}): Promise<void> => {
  const { isOk } = await runCommand(
    process.execPath,
    [...JOURNEYS, 'take-over.spec', '--reporter=list', '--grep=is kept'],
    {
      POKU_CHROMIUM: findHeadlessShell(),
      POKU_TAKE_OVER_SCHEDULES: String(schedules),
      POKU_TAKE_OVER_SEED: String(seed),
    },
    false,
  );
  process.exitCode = isOk ? 0 : 1;
};
