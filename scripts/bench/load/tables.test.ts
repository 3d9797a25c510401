import type { Sample } from './samples';
import { tablesOf } from './tables';

const base = { speed: 'slow', phase: 'cold', page: '/login' } as const;

test('a phase has the ratios of what can be compared first, then medians with the spread of the content', () => {
  const samples: Sample[] = [
    ...[90, 110, 100].map((visibleMs) => ({
      ...base,
      variant: 'composed' as const,
      figures: { visibleMs, cls: 0.0125, scriptBytes: 12_345 },
    })),
    { ...base, variant: 'plain', figures: { visibleMs: 200, cls: 0, scriptBytes: 0 } },
  ];
  expect(tablesOf(samples)).toBe(`## Slow 4G, a processor four times slower: cold

| page | site over | content | JS |
| --- | --- | --- | --- |
| /login | plain | 0.50 | – |
| /login | plain, early fetches | – | – |
| /login | plain, early fetches, awaits its route | – | – |

| page | variant | content | CLS | JS, KB |
| --- | --- | --- | --- | --- |
| /login | composed | 100 (90 to 110) | 0.013 | 12.3 |
| /login | plain | 200 (200 to 200) | 0.000 | 0.0 |
| /login | plain, early fetches | – | – | – |
| /login | plain, early fetches, awaits its route | – | – | – |
`);
});

test('what was not measured has no section', () => {
  expect(tablesOf([])).toBe('');
});
