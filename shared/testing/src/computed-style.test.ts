import { screen } from '@testing-library/react';

// Unit tests skip most rules by tag and class (jest/quick-styles.cjs): it must be none that applies.

const SELECTORS = [
  'b',
  'B',
  '.a',
  'b.a',
  'i.a, b',
  '.a > *',
  '.a b',
  'i + b',
  '.a:not(.z, i)',
  ':is(.a, .z) b',
  ':is(b, i).c',
  '*',
  ':root',
  '.c:first-child',
  '[title]',
  '[title="a, .z"]',
  "[title='a]'] .c",
  'svg .shape',
  'linearGradient',
  '.größe',
  '.gr',
  '.x\\:y',
  '.x',
];

const BODY = `
  <div class="a" title="a, .z"><i>i</i><b class="c">b</b></div>
  <section title="a]"><b class="c größe">b</b><i class="x:y a">i</i></section>
  <svg><linearGradient /><path class="shape" /></svg>`;

// The styles of components stay: they are written once for the whole group of files.
const style = document.createElement('style');
beforeAll(() => document.head.append(style));
afterAll(() => style.remove());
afterEach(() => {
  style.textContent = document.body.innerHTML = '';
});

test.each(SELECTORS)('a rule for %s styles just what that selects', (selector) => {
  style.textContent = `@keyframes k { to { left: 0 } } ${selector} { order: 7 }`;
  document.body.innerHTML = BODY;

  const all = Array.from(document.querySelectorAll('*'));
  expect(all.filter((element) => getComputedStyle(element).order === '7')).toEqual(
    all.filter((element) => element.matches(selector)),
  );
});

test('what a rule hides has no role, and neither has what is in it', () => {
  style.textContent = 'p, .gone { display: none } .veiled { visibility: hidden }';
  document.body.innerHTML = `
    <div class="gone"><button>gone</button></div>
    <div class="veiled"><button>veiled</button></div>
    <p><button>in a paragraph</button></p>
    <button>here</button>`;

  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['here']);
});
