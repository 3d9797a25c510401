import { type ElementHandle, expect, type Page } from '@playwright/test';

/** What has a state that must be seen. */
const STATEFUL = [
  'input[type="checkbox"]',
  'input[type="radio"]',
  '[aria-current]:not([aria-current="false"])',
  '[aria-selected="true"]',
  '[aria-pressed]',
].join(', ');

/** Kinds of controls that this process has looked at; all of a kind have the same styles. */
const seenKinds = new Set<string>();

/**
 * The kind of each control, in their order: asked at once, since most were looked at before. No handles are taken for it: those of a
 * page that is on its way to another one may not come before it is there.
 */
const kindsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (controls) =>
      [...document.querySelectorAll(controls)].map(({ attributes, tagName, className }) => {
        const state = [...attributes].filter(({ name }) => /^(type|role|aria-[cps])/.test(name));
        return [tagName, className, ...state.map(({ name, value }) => `${name}=${value}`)].join(' ');
      }),
    STATEFUL,
  );

/** Whether a control, or what stands in the place of a hidden one, can be seen: not what lies below a dialog or a bar. */
const isSeen = (control: ElementHandle<Element>): Promise<boolean> =>
  control.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    const shown = width > 1 ? element : (element.parentElement ?? element);
    const place = shown.getBoundingClientRect();
    const top = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
    return shown.contains(top) || Boolean(top?.contains(shown));
  });

/** The control as it looks: a hidden one by what stands in its place. */
const pictureOf = async (page: Page, control: ElementHandle<Element>): Promise<string> => {
  const clip = await control.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const { x, y, width, height } =
      own.width > 1 ? own : (element.parentElement ?? element).getBoundingClientRect();
    return { x, y, width, height };
  });
  return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
};

/** Turns the state to its opposite, or back, without asking the page's scripts. */
const turn = (control: ElementHandle<Element>): Promise<void> =>
  control.evaluate((element) => {
    if (element instanceof HTMLInputElement) element.checked = !element.checked;
    else if (element.hasAttribute('aria-pressed'))
      element.setAttribute('aria-pressed', String(element.getAttribute('aria-pressed') !== 'true'));
    else if (element.hasAttribute('aria-selected'))
      element.setAttribute('aria-selected', String(element.getAttribute('aria-selected') !== 'true'));
    else if (element.hasAttribute('aria-current')) {
      element.setAttribute('data-current', element.getAttribute('aria-current') ?? '');
      element.removeAttribute('aria-current');
    } else {
      element.setAttribute('aria-current', element.getAttribute('data-current') ?? '');
      element.removeAttribute('data-current');
    }
  });

/** Fails when a box, switch, tab or menu entry looks the same in both of its states in the colours that a member forces. */
export const expectStatesSeen = async (page: Page, where: string): Promise<void> => {
  const kinds = await kindsOf(page);
  if (kinds.every((kind) => seenKinds.has(kind))) return;
  const controls = await page.$$(STATEFUL);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [index, control] of controls.entries()) {
    const kind = kinds[index] ?? '';
    // The rail of a focused page is there for desks alone.
    if (seenKinds.has(kind) || !(await control.isVisible())) continue;
    await control.scrollIntoViewIfNeeded();
    if (!(await isSeen(control))) continue;
    const before = await pictureOf(page, control);
    await turn(control);
    const after = await pictureOf(page, control);
    await turn(control);
    expect
      .soft(before === after, `${where} with forced colours: both states look alike: ${kind}`)
      .toBe(false);
    seenKinds.add(kind);
  }
  await page.emulateMedia({ forcedColors: 'none' });
};
