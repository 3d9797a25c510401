import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Release } from '@poku/contract';
import { ROOT } from '@poku/tooling';
import { emptyRegistry, type ShellRelease } from '../registry-document';
import { givenTypes } from '../report/used-types';
import { typeRules } from './rules/types';

const ARCHIVE = join(ROOT, 'e2e/fixtures/releases-before/releases.json.br');

/** The releases that were made before the remotes had calls of their own. */
const older = (
  JSON.parse(brotliDecompressSync(readFileSync(ARCHIVE)).toString()) as readonly Record<string, string>[]
).map((files) => JSON.parse(files['release.json'] ?? '') as Release);

test('the present shell keeps every type that older releases know, but for those that have grown', async () => {
  const shell = { types: await givenTypes() } as unknown as ShellRelease;
  const context = { registry: emptyRegistry('production'), shell, others: [], wasLive: true };
  const findings = older.flatMap((release) => typeRules({ release, contents: new Map() }, context));
  expect([...new Set(findings.map(({ code, where }) => `${code} ${where}`))].sort()).toEqual([
    // Its attributes stand in the alphabet's order since 1.13.0.
    'type-changed shared/report/types.txt, DrawingCanvas',
    // Any slug since 1.8.0.
    'type-changed shared/report/types.txt, PartnerBrand.slug',
    // It gives its argument the platform too since 1.9.0.
    'type-changed shared/report/types.txt, useWidgetData(0)',
  ]);
});
