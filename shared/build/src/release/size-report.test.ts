import type { Release } from '@poku/contract';
import { sizeReport } from './size-report';

const file = (name: string, brotliBytes: number) => ({ name, integrity: '', bytes: 0, brotliBytes });
const release = (entryBytes: number): Release => ({
  name: 'mfe-a',
  version: '1',
  contractVersion: '1.0.0',
  container: 'a',
  entry: 'entry.js',
  files: [file('entry.js', entryBytes), file('common.js', 300), file('home.js', 200), file('card.js', 450)],
  pages: { home: ['common.js', 'home.js'] },
  widgets: { card: ['card.js'] },
  routes: [],
  slots: [],
  shared: {},
  commit: 'unknown',
  budgetBytes: 4_000,
});

test('tells of each remote its entry, its largest page with what that shares, and all of it beside the budget and what is live', () => {
  const [headings, grown, fresh] = sizeReport([
    { release: release(1_050), before: release(1_000) },
    { release: release(1_050) },
  ]).split('\n');
  expect(headings).toMatch(/^remote +entry +largest page +all +budget +used +against live$/);
  expect(grown).toMatch(/^mfe-a +1050 +home 500 +2000 +4000 +50 % +\+50$/);
  expect(fresh).toMatch(/new$/);
});
