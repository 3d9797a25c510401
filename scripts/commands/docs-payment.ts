import { readFileSync, writeFileSync } from 'node:fs';
import { drawStates } from '../docs/state-diagrams';

const file = new URL('../../docs/payment.md', import.meta.url);
writeFileSync(file, drawStates(readFileSync(file, 'utf8')));
