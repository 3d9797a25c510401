import { readPlace } from './place';

const PAGE = [
  [document.documentElement, 'scrollHeight'],
  [window, 'innerHeight'],
  [window, 'scrollY'],
] as const;
const before = PAGE.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
const stand = ([scrollHeight, scrollY]: readonly [number, number]): void =>
  [scrollHeight, 800, scrollY].forEach((value, index) => {
    const [owner, name] = PAGE[index] ?? PAGE[0];
    Object.defineProperty(owner, name, { value, configurable: true });
  });

const scrollTo = jest.spyOn(window, 'scrollTo');
beforeEach(() => scrollTo.mockReset().mockImplementation(() => undefined));
afterAll(() => {
  jest.restoreAllMocks();
  PAGE.forEach(([owner, name], index) => {
    Reflect.deleteProperty(owner, name);
    const own = before[index];
    if (own) Object.defineProperty(owner, name, own);
  });
});

test.each([
  ['the visitor has scrolled, and the app begins at its top', [2_000, 300], [2_000, 0], 300],
  ['the visitor has gone up where the app stands as it was left', [2_000, 0], [2_000, 300], 0],
  ['nobody has scrolled', [2_000, 0], [2_000, 0], undefined],
  [
    'the app stands as it was left, for which what was painted was too short',
    [900, 100],
    [2_000, 300],
    undefined,
  ],
  ['it was as short as the screen', [700, 0], [2_000, 300], undefined],
  ['it could be scrolled to that place', [2_000, 300.4], [2_000, 300], undefined],
] as const)('%s', (_, painted, app, expected) => {
  stand(painted);
  const goToPlace = readPlace();
  stand(app);
  goToPlace();
  expect(scrollTo.mock.calls).toEqual(expected === undefined ? [] : [[0, expected]]);
});
