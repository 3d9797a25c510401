import { tellWhatJourneysLeft } from './journeys-step';
import type { StepResult } from './step';

/**
 * Ends a run of steps. Its last line counts: `N passed, N failed`. Sets the exit code 1 when something failed, or nothing was run.
 * @param startedAt in milliseconds
 * @param journeys the last step, where there was one
 */
export const conclude = (startedAt: number, steps: readonly StepResult[], journeys?: StepResult): void => {
  const results = journeys ? [...steps, journeys] : steps;
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${Math.round((Date.now() - startedAt) / 1000)} s in all`);
  if (journeys && journeys.failed > 0) tellWhatJourneysLeft();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
};
