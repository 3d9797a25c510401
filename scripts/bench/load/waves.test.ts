import { begunWithin, countWaves } from './waves';

const request = (type: string, startedAt: number, endedAt: number) => ({ url: '', type, startedAt, endedAt });

test('a request is in the round after the last one that ended before it began', () => {
  const html = request('Document', 0, 1);
  const first = [request('Script', 1.1, 3), request('Fetch', 1.2, 2)];
  expect(countWaves([html])).toBe(0);
  expect(countWaves([...first, html])).toBe(1);
  // After the fetch, but beside the script.
  expect(countWaves([html, ...first, request('Script', 2.1, 4)])).toBe(2);
  expect(countWaves([html, ...first, request('Script', 2.1, 4), request('Fetch', 4.1, 5)])).toBe(3);
});

test('what began before the HTML ended is in the first round', () => {
  expect(countWaves([request('Document', 0, 2), request('Script', 1, 3)])).toBe(1);
});

test('what a page asks for once it stands is none of its start', () => {
  const html = request('Document', 10, 11);
  const [needed, late] = [request('Script', 11.1, 12), request('Script', 12.5, 13)];
  expect(begunWithin([html, needed, late], 2_500)).toEqual([html, needed]);
});
