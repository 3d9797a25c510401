import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { ROOT } from '@poku/tooling';
import { bench } from '../commands/bench/umbrella';
import { ops } from '../commands/ops/umbrella';
import { prove } from '../commands/prove/umbrella';

const UMBRELLAS: Readonly<Record<string, CommandUnknownOpts>> = { bench, prove, ops };
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Folders whose documents and sources tell people what to type. */
const PLACES = ['docs', 'scripts', 'api/src', 'api/tools', 'partner-check', 'e2e', 'shared', 'shell/src'];

const filesOf = (place: string): string[] =>
  readdirSync(join(ROOT, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|yml|tsx?|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'));

/** A command as it stands in a text: its script, and the words behind `--`. */
const CALL = /npm run (?:--silent )?([a-z][\w:-]*)(?: -- ([a-z][\w-]*)(?: ([a-z][\w-]*))?)?/g;

/** Why nobody can call that; undefined when they can. */
const problemOf = ([text, script = '', name, part]: RegExpExecArray): string | undefined => {
  if (!(script in scripts)) return text;
  const umbrella = UMBRELLAS[script];
  if (umbrella === undefined || name === undefined) return undefined;
  const command = umbrella.commands.find((one) => one.name() === name);
  if (command === undefined) return text;
  const parts = command.commands.map((one) => one.name());
  return part === undefined || parts.length === 0 || parts.includes(part) ? undefined : text;
};

test('there are at most 14 commands', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(14);
});

test('documents, comments and messages name only commands that there are', () => {
  const files = [join(ROOT, 'README.md'), ...PLACES.flatMap(filesOf)];
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CALL)].flatMap((call) => {
      const problem = problemOf(call);
      return problem === undefined ? [] : [`${file.slice(ROOT.length)}: ${problem}`];
    }),
  );
  expect(wrong).toEqual([]);
});
