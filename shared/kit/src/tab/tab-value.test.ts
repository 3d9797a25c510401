import { tabText, tabValue } from '.';

const isCount = (value: unknown): value is number => typeof value === 'number';
const text = tabText('test.text');
const count = tabValue('test.count', isCount);

beforeEach(() => sessionStorage.clear());

test('a tab keeps a text and a value until they are forgotten', () => {
  expect([text.read(), count.read()]).toEqual([null, undefined]);
  text.keep('/tukar');
  count.keep(3);
  expect([text.read(), count.read()]).toEqual(['/tukar', 3]);
  expect(tabValue('test.count', isCount).read()).toBe(3);
  text.forget();
  count.forget();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['no JSON', 'tiga'],
  ['another value', '"3"'],
])('%s is no value that was kept', (_what, stored) => {
  sessionStorage.setItem('test.count', stored);
  expect(count.read()).toBeUndefined();
});

test('where the browser refuses storage nothing is kept, and nothing breaks', () => {
  const refused = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  text.keep('/tukar');
  count.keep(3);
  count.forget();
  expect([text.read(), count.read()]).toEqual([null, undefined]);
  refused.mockRestore();
});
