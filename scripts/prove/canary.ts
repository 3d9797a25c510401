import { findHeadlessShell } from '../checks/headless-shell';
import { JOURNEYS } from '../checks/journeys-step';
import { runCommand } from '../checks/step';

/**
 * Runs the journey of the canary again and again. Sets the exit code 1 when a release that throws on 5 % of its loads is not taken back
 * within two windows, or a good one does not go to all.
 */
export const proveCanary = async ({ times }: { readonly times: number }): Promise<void> => {
  const { isOk } = await runCommand(
    process.execPath,
    [...JOURNEYS, 'canary.spec', '--reporter=list', `--repeat-each=${times}`],
    { POKU_CHROMIUM: findHeadlessShell() },
    false,
  );
  process.exitCode = isOk ? 0 : 1;
};
