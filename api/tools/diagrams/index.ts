import { readFile, writeFile } from 'node:fs/promises';
import { drawStates } from './state-diagrams';

const FILE = new URL('../../../docs/payment.md', import.meta.url);

/** Draws the states that the code has into docs/payment.md. */
export const drawPaymentStates = async (): Promise<void> =>
  writeFile(FILE, drawStates(await readFile(FILE, 'utf8')));
