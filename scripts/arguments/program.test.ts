import { execFile } from 'node:child_process';
import { type CommandUnknownOpts } from '@commander-js/extra-typings';
import { ROOT } from '@poku/tooling';
import { bench } from '../commands/bench/umbrella';
import { ops } from '../commands/ops/umbrella';
import { prove } from '../commands/prove/umbrella';
import { program, run } from './program';

const UMBRELLAS = { bench, prove, ops };

/** Runs a command here, and gives its exit code and all it said. */
const call = async (command: CommandUnknownOpts, ...args: readonly string[]) => {
  let said = '';
  const hear = (text: string): void => void (said += text);
  command.configureOutput({ writeOut: hear, writeErr: hear });
  const before = process.exitCode;
  process.exitCode = undefined;
  await run(command, args, (error) => hear(String(error)));
  const code = process.exitCode ?? 0;
  process.exitCode = before;
  return { code, said };
};

/** Every command behind one, with the words that lead to it. */
const commandsOf = (
  { commands }: CommandUnknownOpts,
  words: readonly string[] = [],
): readonly { readonly words: readonly string[]; readonly command: CommandUnknownOpts }[] =>
  commands.flatMap((command) => {
    const path = [...words, command.name()];
    return [{ words: path, command }, ...commandsOf(command, path)];
  });

/** Starts a command as npm does. */
const start = (...args: readonly string[]): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['scripts/bootstrap.mjs', ...args], { cwd: ROOT }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });

describe.each(Object.entries(UMBRELLAS))('npm run %s', (name, umbrella) => {
  it('has help of its own, and of each command, in which every option stands with what it does', async () => {
    const all = await call(umbrella, '--help');
    expect(all.code).toBe(0);
    expect(all.said).toContain(`Usage: npm run ${name} -- [options] [command]`);
    for (const { words, command } of commandsOf(umbrella)) {
      const { code, said } = await call(umbrella, ...words, '--help');
      expect(code).toBe(0);
      expect(said).toContain(`Usage: npm run ${name} -- ${words.join(' ')}`);
      expect(command.summary() || command.description()).toMatch(/^[a-z].{10,}/);
      for (const { flags, description } of command.options) {
        expect(said).toContain(flags);
        expect(description).not.toBe('');
      }
    }
  });

  it('ends with 2 without a name, and for an unknown one, which it names with the nearest', async () => {
    await expect(call(umbrella)).resolves.toMatchObject({ code: 2 });
    for (const { words } of commandsOf(umbrella)) {
      const last = words.at(-1) ?? '';
      const { code, said } = await call(umbrella, ...words.slice(0, -1), `${last}x`);
      expect(code).toBe(2);
      expect(said).toContain(`unknown command '${last}x'`);
      expect(said).toMatch(new RegExp(`Did you mean (?:one of )?(?:\\S+, )*${last}(?:, \\S+)*\\?`));
    }
  });

  it('refuses an unknown option, and a number that is none, by the name of the option', async () => {
    for (const { words, command } of commandsOf(umbrella)) {
      if (command.commands.length > 0) continue;
      const needed = command.options.filter(({ mandatory }) => mandatory).map(({ long }) => `${long}=x`);
      const unknown = await call(umbrella, ...words, ...needed, '--no-such-option');
      expect(unknown).toMatchObject({ code: 2 });
      expect(unknown.said).toContain("unknown option '--no-such-option'");
      for (const { flags, long } of command.options.filter((option) => option.flags.endsWith('<number>'))) {
        for (const wrong of ['soon', '1.5', '-1', '']) {
          const { code, said } = await call(umbrella, ...words, `${long}=${wrong}`);
          expect(code).toBe(2);
          expect(said).toContain(
            `option '${flags}' argument '${wrong}' is invalid. It must be a whole number`,
          );
        }
      }
    }
  });
});

it('names the bounds of a port, the parts that there are, and a time', async () => {
  const wrong = [
    [
      bench,
      ['hung', '--port', '70000'],
      "'--port <number>' argument '70000' is invalid. It must be a whole number from 1 to 65535",
    ],
    [
      bench,
      ['history', '--only', 'page'],
      "'--only <part>' argument 'page' is invalid. Allowed choices are api, browser",
    ],
    [
      bench,
      ['load', '--phases', 'cold,warm'],
      "'--phases <list>' argument 'cold,warm' is invalid. It must be some of cold, repeat, worker, remote, shell, click",
    ],
    [bench, ['guesses', '--numbers', '1,x'], "'--numbers <list>' argument '1,x' is invalid"],
    [prove, ['storm', '--store', 'disk'], "'--store <kind>' argument 'disk' is invalid"],
    [
      ops,
      ['security', 'list', '--since', 'today'],
      "'--since <time>' argument 'today' is invalid. It must be a time as",
    ],
    [ops, ['tickets', 'answer', 'LAP-1'], "required option '--text <answer>' not specified"],
    [ops, ['orders', 'show'], "missing required argument 'number'"],
    [ops, ['orders', 'list', 'all'], 'too many arguments'],
  ] as const;
  for (const [umbrella, args, message] of wrong) {
    const { code, said } = await call(umbrella, ...args);
    expect({ args, code }).toEqual({ args, code: 2 });
    expect(said).toContain(message);
  }
});

it('reads what was typed, and the defaults', async () => {
  const given: unknown[] = [];
  const { port, wholeNumbers } = await import('./values');
  const taken = program('npm run bench --', 'Takes options.')
    .option('--port <number>', 'a port', port, 4600)
    .option('--numbers <list>', 'numbers', wholeNumbers)
    .action((options) => void given.push(options));
  await call(taken);
  await call(taken, '--port', '80', '--numbers', '1,20');
  expect(given).toEqual([{ port: 4600 }, { port: 80, numbers: [1, 20] }]);
});

it('ends with 1 and says why when the command fails, and with 0 when it does not', async () => {
  const failing = program('npm run bench --', 'Fails.').action(() =>
    Promise.reject(new Error('There is no disk')),
  );
  await expect(call(failing)).resolves.toEqual({ code: 1, said: 'Error: There is no disk' });
  await expect(call(program('npm run bench --', 'Does nothing.').action(() => undefined))).resolves.toEqual({
    code: 0,
    said: '',
  });
});

it('gives npm the exit code: help 0, called wrongly 2, refused 1', async () => {
  await expect(start('ops', 'ledger', 'verify', '--help')).resolves.toMatchObject({ code: 0 });
  const unknown = await start('lint', 'typse');
  expect(unknown.code).toBe(2);
  expect(unknown.said).toContain("'typse' is invalid");
  const refused = await start('ops', 'ledger', 'expire', '--reason', 'the clock was right');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.said).toContain('npm run ops -- ledger expire [--confirm --reason "…" [--by <name>]]');
});
