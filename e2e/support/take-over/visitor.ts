import { expect, type Locator, type Page } from '@playwright/test';
import type { FieldPlan, PagePlan } from './plans';
import type { Step } from './schedule';
import { createFinger } from './finger';
import { afterKey, allSelected, type Typed } from './typed';

/** Longer texts would lock the field of a forgotten password. */
const MOST_CHARACTERS = 12;
const EYE = /^(Tampilkan|Sembunyikan) password$/;
/** Reaches the end of a field, wherever a finger has put the caret. */
const TO_END = 'End';

/** What has the focus: a field by its place, or a button. */
export type Focus = number | 'eye' | 'send' | undefined;

/** What must be so once the app is there. */
export interface Expected {
  readonly typed: readonly Typed[];
  readonly focus: Focus;
  /** Whether the focus came where it is by a finger or a key, and not by the app. */
  readonly isCaretKnown: boolean;
  readonly isPasswordShown: boolean;
  readonly isSent: boolean;
  /** Only when nothing has moved the page since. */
  readonly scrolledTo: number | undefined;
}

/** Brings something onto the screen. @returns where its middle stands there */
const middleOf = async (target: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const { x, y, width, height } = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    return element.getBoundingClientRect().toJSON() as DOMRect;
  });
  // Without any size it was taken over just now.
  return width > 0 ? { x: x + width / 2, y: y + height / 2 } : middleOf(target);
};

const fieldOf = (page: Page, { label }: FieldPlan): Locator => page.getByLabel(label, { exact: true });

/**
 * Somebody in front of a page, who does one step after the other whether the app is there or not.
 * @param release lets the scripts come. Who waits for a field that is not there yet waits for them
 */
export const createVisitor = (page: Page, { fields, send }: PagePlan, release: () => void) => {
  const typed: Typed[] = fields.map(() => ({ text: '', anchor: 0, head: 0 }));
  const finger = createFinger(page);
  let focus: Focus;
  let isPasswordShown = false;
  let isSent = false;
  let scrolledTo: number | undefined;

  const hit = async (target: Locator, by: 'click' | 'tap'): Promise<void> => {
    if (!(await target.isVisible())) release();
    const { x, y } = await middleOf(target);
    await finger.press(x, y, by);
    await expect(target).toBeFocused();
    scrolledTo = undefined;
  };
  const press = async (key: string): Promise<void> => {
    if (typeof focus !== 'number') return;
    const before = typed[focus] as Typed;
    if (key.length === 1 && before.text.length >= MOST_CHARACTERS) return;
    await page.keyboard.press(key);
    typed[focus] = afterKey(before, key);
    scrolledTo = undefined;
  };
  const type = async (nth: number): Promise<void> => {
    const characters = typeof focus === 'number' ? (fields[focus]?.characters ?? '') : '';
    await press(characters.charAt(nth % characters.length));
  };
  const enter = async (field: number, by: 'click' | 'tap'): Promise<void> => {
    await hit(fieldOf(page, fields[field] as FieldPlan), by);
    focus = field;
    await press(TO_END);
  };
  const tab = async (to: 1 | -1): Promise<void> => {
    if (typeof focus !== 'number' || fields[focus + to] === undefined) return;
    await page.keyboard.press(to === 1 ? 'Tab' : 'Shift+Tab');
    focus += to;
    // Between two fields stands the eye of a password.
    typed[focus] = allSelected(typed[focus] as Typed);
    scrolledTo = undefined;
  };
  const eye = async (by: 'click' | 'tap' | 'Space'): Promise<void> => {
    if (by === 'Space' && focus !== 'eye') return;
    if (by === 'Space') {
      // The browser marks what a finger has tapped for a moment; the end of that lets go of a space bar that is down.
      await expect(page.locator('button:active')).toHaveCount(0);
      await page.keyboard.press('Space');
    } else await hit(page.getByRole('button', { name: EYE }), by);
    focus = 'eye';
    isPasswordShown = !isPasswordShown;
  };
  const sendBy = async (by: 'click' | 'twice' | 'Enter'): Promise<void> => {
    if (!send || (by === 'Enter' && typeof focus !== 'number')) return;
    if (by === 'Enter') await page.keyboard.press('Enter');
    else {
      const button = page.getByRole('button', { name: send.button, exact: true });
      if (by === 'twice') await button.dblclick();
      else await button.click();
      focus = 'send';
    }
    isSent = true;
    scrolledTo = undefined;
  };
  const scroll = async (toPx: number): Promise<void> => {
    await page.evaluate((top) => scrollTo(0, top), toPx);
    scrolledTo = await page.evaluate(() => scrollY);
  };

  return {
    does: async (step: Step): Promise<void> => {
      if (step.do === 'enter') await enter(step.field, step.by);
      else if (step.do === 'tab') await tab(step.to);
      else if (step.do === 'key') await press(step.key);
      else if (step.do === 'type') await type(step.nth);
      else if (step.do === 'eye') await eye(step.by);
      else if (step.do === 'scroll') await scroll(step.toPx);
      else if (step.do === 'send') await sendBy(step.by);
      else if (step.do === 'scripts') release();
      else await new Promise((resolve) => setTimeout(resolve, step.ms));
    },
    expects: (): Expected => ({ typed, focus, isCaretKnown: true, isPasswordShown, isSent, scrolledTo }),
  };
};

/** Sees that the app is there, and that all that was done is in it. */
export const expectKept = async (
  page: Page,
  { fields, send }: PagePlan,
  expected: Expected,
): Promise<void> => {
  await expect(page.locator('#painted')).toHaveCount(0);
  for (const [index, field] of fields.entries())
    await expect(fieldOf(page, field)).toHaveValue(expected.typed[index]?.text ?? '');
  const { focus } = expected;
  if (typeof focus === 'number') {
    const { anchor, head } = expected.typed[focus] as Typed;
    const field = fieldOf(page, fields[focus] as FieldPlan);
    await expect(field).toBeFocused();
    const selection = await field.evaluate((input: HTMLInputElement) => [
      input.selectionStart,
      input.selectionEnd,
    ]);
    if (expected.isCaretKnown) expect(selection).toEqual([Math.min(anchor, head), Math.max(anchor, head)]);
  }
  if (focus === 'eye') await expect(page.getByRole('button', { name: EYE })).toBeFocused();
  if (focus === 'send' && send)
    await expect(page.getByRole('button', { name: send.button, exact: true })).toBeFocused();
  const shown = expected.isPasswordShown ? 'text' : 'password';
  for (const field of fields.filter(({ name }) => name === 'password'))
    await expect(fieldOf(page, field)).toHaveAttribute('type', shown);
  if (expected.scrolledTo !== undefined) expect(await page.evaluate(() => scrollY)).toBe(expected.scrolledTo);
};
