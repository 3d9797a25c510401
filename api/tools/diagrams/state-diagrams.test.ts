// @database either: no database is asked.
import { readFileSync } from 'node:fs';
import { drawStates } from './state-diagrams';

const document = readFileSync(new URL('../../../docs/payment.md', `file://${__filename}`), 'utf8');

test('docs/payment.md draws the states that the code has (npm run build -- diagrams)', () => {
  expect(drawStates(document)).toBe(document);
  expect(document).toContain('paying --> compensating');
  expect(document).toContain('releasing --> released');
});

test('a diagram of an older table is drawn anew', () => {
  const old = document.replace('releasing --> released', 'releasing --> captured');
  expect(drawStates(old)).toBe(document);
});
