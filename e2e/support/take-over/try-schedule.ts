import type { Page } from '@playwright/test';
import { drawFrom } from './draw';
import type { holdScripts } from './held-scripts';
import type { PagePlan } from './plans';
import { drawSchedule, tellSchedule } from './schedule';
import { expectSent, outcomeOf, type Sent } from './sent';
import { createVisitor, expectKept } from './visitor';

/** What holds back scripts, and what holds what is sent; made once for a page. */
export interface Held {
  readonly holdNext: Awaited<ReturnType<typeof holdScripts>>;
  readonly sent: Sent;
}

/**
 * Opens a page without scripts, does what the seed draws with the scripts coming somewhere in it, and sees that nothing is lost and nothing
 * is sent twice. Rejects with the seed and the schedule.
 */
export const trySchedule = async (
  page: Page,
  plan: PagePlan,
  { holdNext, sent }: Held,
  seed: number,
): Promise<void> => {
  const steps = drawSchedule(drawFrom(seed), plan);
  const release = holdNext();
  try {
    sent.begin();
    // The same address once more would be the same entry of the history, which comes back to its place.
    await page.goto('about:blank');
    await page.goto(plan.path, { waitUntil: 'commit' });
    await page.locator('#painted').waitFor({ state: 'attached' });
    const visitor = createVisitor(page, plan, release);
    for (const step of steps) await visitor.does(step);
    const expected = visitor.expects();
    const { sends, wrong } = outcomeOf(expected);
    // What is told to be wrong moves the button away from under the second of two presses.
    const isTwice = steps.some((step) => step.do === 'send' && step.by === 'twice');
    const moved = wrong === undefined ? {} : { focus: isTwice ? undefined : wrong, isCaretKnown: false };
    await expectKept(page, plan, { ...expected, ...moved });
    await expectSent(page, sent, plan, sends);
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    throw new Error(`Seed ${seed} on ${plan.path}: ${tellSchedule(steps)}\n${because}`, { cause: error });
  } finally {
    release();
  }
};
