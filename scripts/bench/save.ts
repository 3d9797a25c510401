import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpus, loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { develop } from '@poku/build/dev';
import { median, ROOT, spread } from '@poku/tooling';
import { startStack } from '../stack/stack';
import { launchBrowser } from './browse';

const MOST_MS = 400;
/** As long as somebody looks at what came, at least: the types are checked meanwhile. */
const LOOK_MS = 2_000;
const FOLDER = 'mfe-account/src';

/** A kind of change: a file, and how it reads at a turn. */
interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: (turn: number) => string;
  /** What of the page has it then. */
  readonly shows: (turn: number) => { readonly text: string } | { readonly paddingTop: string };
}

const EDITS: Readonly<Record<'component' | 'style' | 'text', Edit>> = {
  component: {
    file: `${FOLDER}/pages/login/login.page.tsx`,
    from: 'question={loginWording.noAccountYet}',
    to: (turn) => `question={\`\${loginWording.noAccountYet} (${turn})\`}`,
    shows: (turn) => ({ text: `(${turn})` }),
  },
  style: {
    file: `${FOLDER}/pages/login/login.form.tsx`,
    from: 'display: grid;',
    to: (turn) => `display: grid; padding-top: ${turn}px;`,
    shows: (turn) => ({ paddingTop: `${turn}px` }),
  },
  text: {
    file: `${FOLDER}/wording/login.ts`,
    from: "'Belum punya akun?'",
    to: (turn) => `'Belum ${turn}?'`,
    shows: (turn) => ({ text: `Belum ${turn}?` }),
  },
};
type Kind = keyof typeof EDITS;
const KINDS: readonly Kind[] = ['component', 'style', 'text'];

/** Sources as they were; written back when the process ends, whatever ends it. */
const keepSources = (): ReadonlyMap<string, string> => {
  const kept = new Map(
    KINDS.map((kind) => EDITS[kind].file).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  );
  process.once('exit', () => {
    for (const [file, text] of kept) writeFileSync(join(ROOT, file), text);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  return kept;
};

const FIELDS = { 'Nomor HP': '0812', Password: 'belum-selesai' };

/** When the page has painted it, in milliseconds since the epoch. */
const shownAt = (page: Page, wanted: ReturnType<Edit['shows']>): Promise<number> =>
  page.evaluate(
    (what) =>
      new Promise<number>((resolve) => {
        const isShown = () =>
          'text' in what
            ? document.body.innerText.includes(what.text)
            : [...document.querySelectorAll('form *')].some(
                (part) => getComputedStyle(part).paddingTop === what.paddingTop,
              );
        const look = () => {
          if (isShown()) requestAnimationFrame(() => resolve(Date.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
    wanted,
  );

/** What is typed in the fields that were filled, as far as they are the same elements. */
const typed = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[data-same]')].map(({ value }) => value).join(' '),
  );

/** Measures how soon a saved source is on the screen. Sets the exit code when a limit is not kept. */
export const benchSave = async ({ edits }: { readonly edits: number }): Promise<void> => {
  const sources = keepSources();
  const stack = await startStack(
    () => undefined,
    (reason) => {
      throw new Error(reason);
    },
  );
  const development = await develop({ name: 'mfe-account', shell: stack.siteUrl, say: () => undefined });
  const browser = await launchBrowser();
  const found = new Map<Kind, number[]>(KINDS.map((kind) => [kind, []]));
  let kept = 0;
  try {
    const page = await browser.newPage();
    // Functions are sent to the page as tsx wrote them, with calls of its helper.
    await page.addInitScript('globalThis.__name = (named) => named');
    const listens = page.waitForRequest('**/dev-events');
    await page.goto(`${development.link}?to=/login`);
    await listens;
    for (const [label, value] of Object.entries(FIELDS)) {
      const field = page.getByLabel(label, { exact: true });
      await field.fill(value);
      await field.evaluate((one) => one.setAttribute('data-same', ''));
    }
    const asTyped = await typed(page);
    for (let turn = 1; turn <= edits; turn += 1) {
      const kind = KINDS[turn % KINDS.length] ?? 'text';
      const { file, from, to, shows } = EDITS[kind];
      const before = sources.get(file) ?? '';
      if (!before.includes(from)) throw new Error(`${file} does not have ${from} any more.`);
      await page.waitForTimeout(LOOK_MS);
      const shown = shownAt(page, shows(turn));
      const savedAt = Date.now();
      writeFileSync(
        join(ROOT, file),
        before.replace(from, () => to(turn)),
      );
      found.get(kind)?.push((await shown) - savedAt);
      if ((await typed(page)) === asTyped) kept += 1;
    }
  } finally {
    await browser.close();
    await development.stop();
    await stack.stop();
  }

  console.log('| saved | median ms | spread |\n| --- | --- | --- |');
  for (const [kind, all] of found) console.log(`| ${kind} | ${median(all).toFixed(0)} | ${spread(all)} |`);
  const middle = median([...found.values()].flat());
  console.log(
    `All ${edits}: ${middle.toFixed(0)} ms, less than ${MOST_MS}; typed text kept in ${kept} of ${edits}. Load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`,
  );
  if (middle >= MOST_MS || kept < edits) process.exitCode = 1;
};
