import { Command, CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';

const CALLED_WRONGLY = 2;

/**
 * A command of package.json.
 * @param call how it is called, as `npm run bench --`
 * @param description what it is for, in one sentence
 */
export const program = (call: string, description: string): Command =>
  new Command(call)
    .description(description)
    .showHelpAfterError('(--help says how it is called)')
    .exitOverride();

/** A command of package.json with others behind it. @param commands in the order of its help */
export const umbrella = (
  call: string,
  description: string,
  commands: readonly CommandUnknownOpts[],
): Command => {
  const all = program(call, description);
  for (const one of commands) all.addCommand(one);
  return all;
};

/** Commands behind a command show their help and end as it does. */
const settle = (command: CommandUnknownOpts): void => {
  for (const one of command.commands) {
    one.copyInheritedSettings(command);
    settle(one);
  }
};

/** An error of a command that says by itself what to do. */
const showMessage = (error: unknown): void => console.error(error instanceof Error ? error.message : error);

/**
 * Runs what was asked for, and sets the exit code: 2 when it was called wrongly, which the parser has said by then; 1 when it
 * failed; else what it has set by itself. Never rejects.
 * @param args default those of this process
 * @param show says why it failed. Default the error's message alone
 */
export const run = async (
  command: CommandUnknownOpts,
  args: readonly string[] = process.argv.slice(2),
  show = showMessage,
): Promise<void> => {
  settle(command);
  try {
    await command.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : CALLED_WRONGLY;
    else {
      show(error);
      process.exitCode = 1;
    }
  }
};

/** Runs a trial: an error is shown with the place where it was thrown, and what still runs at the end is ended. */
export const runTrial = async (command: CommandUnknownOpts): Promise<void> => {
  await run(command, undefined, console.error);
  process.exit();
};
