import { act, fireEvent, screen, within } from '@testing-library/react';
import { CAROUSEL_STEP_MS } from '@poku/domain/limits/catalogue';
import { ServerStyleSheet } from 'styled-components';
import { renderUi } from '../testing/render-ui';
import { Slides } from './carousel.styles';
import { Carousel, type CarouselProps } from '.';

const WIDTH = 100;
const ADVANCE_MS = 6_000;
const slidesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    content: <a href={`#slide-${index + 1}`}>Slide {index + 1}</a>,
  }));

let isCalm = false;

/** jsdom lays nothing out: here slides are 100 px wide and stand beside each other. */
const placeOf = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element) * WIDTH;

beforeEach(() => {
  isCalm = false;
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return placeOf(this);
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const left = placeOf(this);
    const box = { x: left, y: 0, left, top: 0, right: left + WIDTH, bottom: 50, width: WIDTH, height: 50 };
    return { ...box, toJSON: () => box };
  });
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: () => ({
      matches: isCalm,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const show = (count: number, props: Partial<CarouselProps> = {}) => {
  renderUi(<Carousel title="Promo" slides={slidesOf(count)} visible={2} {...props} />);
  return screen.getByRole('list');
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
/** The step and the frame after it. */
const finishStep = () => pass(CAROUSEL_STEP_MS + 50);

test('the first slides stand once more at the end, where neither keyboard nor screen reader meets them', () => {
  const list = show(5);
  expect(list.children).toHaveLength(7);
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  const clones = [...list.children].slice(5);
  expect(clones.map((clone) => clone.textContent)).toEqual(['Slide 1', 'Slide 2']);
  for (const clone of clones) {
    expect(clone).toHaveAttribute('aria-hidden', 'true');
    expect(clone).toHaveAttribute('inert');
  }
});

test('slides that are all in sight have neither clones nor buttons', () => {
  const list = show(2, { advanceMs: ADVANCE_MS });
  expect(list.children).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  pass(ADVANCE_MS * 2);
  expect(list.scrollLeft).toBe(0);
});

test('a step takes 300 ms', () => {
  const list = show(5);
  press('Berikutnya: Promo');
  pass(CAROUSEL_STEP_MS / 2);
  expect(list.scrollLeft).toBeGreaterThan(0);
  expect(list.scrollLeft).toBeLessThan(WIDTH);
  finishStep();
  expect(list.scrollLeft).toBe(WIDTH);
});

test('with reduced motion a step is there at once', () => {
  isCalm = true;
  const list = show(5);
  press('Berikutnya: Promo');
  pass(20);
  expect(list.scrollLeft).toBe(WIDTH);
});

test('after the last slide comes the first, and before the first the last', () => {
  const list = show(3);
  for (const place of [1, 2, 0]) {
    press('Berikutnya: Promo');
    finishStep();
    expect(list.scrollLeft).toBe(place * WIDTH);
  }
  press('Sebelumnya: Promo');
  pass(CAROUSEL_STEP_MS / 2);
  expect(list.scrollLeft).toBeGreaterThan(2 * WIDTH);
  finishStep();
  expect(list.scrollLeft).toBe(2 * WIDTH);
});

test('a thumb that pushes on to the clones is back at the slides', () => {
  const list = show(3);
  list.scrollLeft = 3 * WIDTH;
  fireEvent.scroll(list);
  expect(list.scrollLeft).toBe(0);
});

test('a press on a clone follows its slide', () => {
  const list = show(3);
  const followed = jest.fn();
  screen.getByRole('link', { name: 'Slide 2' }).addEventListener('click', followed);
  fireEvent.click(list, { clientX: 4 * WIDTH + 10 });
  expect(followed).toHaveBeenCalledTimes(1);
  fireEvent.click(list, { clientX: WIDTH + 10 });
  expect(followed).toHaveBeenCalledTimes(1);
});

test('it moves by itself until it is stopped, and goes on when it may', () => {
  const list = show(5, { advanceMs: ADVANCE_MS });
  pass(ADVANCE_MS);
  finishStep();
  expect(list.scrollLeft).toBe(WIDTH);
  press('Hentikan gerakan: Promo');
  pass(ADVANCE_MS * 3);
  expect(list.scrollLeft).toBe(WIDTH);
  press('Jalankan gerakan: Promo');
  pass(ADVANCE_MS);
  finishStep();
  expect(list.scrollLeft).toBe(2 * WIDTH);
});

test('it stands still while it holds the focus', () => {
  const list = show(5, { advanceMs: ADVANCE_MS });
  const link = screen.getByRole('link', { name: 'Slide 1' });
  act(() => link.focus());
  pass(ADVANCE_MS * 2);
  expect(list.scrollLeft).toBe(0);
  act(() => link.blur());
  pass(ADVANCE_MS);
  finishStep();
  expect(list.scrollLeft).toBe(WIDTH);
});

test('it stands still in a hidden tab', () => {
  const list = show(5, { advanceMs: ADVANCE_MS });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  pass(ADVANCE_MS * 2);
  expect(list.scrollLeft).toBe(0);
  hidden.mockReturnValue(false);
  pass(ADVANCE_MS);
  finishStep();
  expect(list.scrollLeft).toBe(WIDTH);
});

test('with reduced motion it never moves by itself, and has no button to stop it', () => {
  isCalm = true;
  const list = show(5, { advanceMs: ADVANCE_MS });
  expect(screen.queryByRole('button', { name: 'Hentikan gerakan: Promo' })).not.toBeInTheDocument();
  pass(ADVANCE_MS * 3);
  expect(list.scrollLeft).toBe(0);
});

test('without being told to it does not move by itself', () => {
  const list = show(5);
  pass(ADVANCE_MS * 3);
  expect(list.scrollLeft).toBe(0);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('from 600 px a track shows the mean of what it shows on a phone and on a desk', () => {
  const sheet = new ServerStyleSheet();
  renderUi(sheet.collectStyles(<Slides $visible={1} $wideVisible={3} $gap={3} />));
  const [, rules] = /@media \(min-width: ?600px\) ?\{[^{]*\{([^}]*)\}/.exec(sheet.getStyleTags()) ?? [];
  expect(rules).toContain('/ 2,');
});
