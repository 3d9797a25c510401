import { portsInUse, runningSite } from '@poku/tooling';
import { type Development, develop } from './develop';

/** The site of `npm start`: on the port that is set, else where one runs, else where it would. */
const ownSite = async (): Promise<string> => {
  const byPort = `http://localhost:${portsInUse().site.port}`;
  return process.env.POKU_SITE_PORT === undefined ? ((await runningSite()) ?? byPort) : byPort;
};

/**
 * Serves one remote from its sources inside a running shell until this process is told to end.
 * @param shell address of the site. Default the one that `npm start` serves, on whichever port
 */
export const developUntilEnded = async (
  name: string,
  { shell: named }: { readonly shell?: string },
): Promise<void> => {
  let development: Development | undefined;
  let isEnding = false;
  const end = async (code: number): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    await development?.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => void end(0));
  try {
    const shell = named ?? (await ownSite());
    development = await develop({ name, shell, say: (text) => console.log(text) });
    console.log(
      [
        '',
        `${name} runs inside the shell of ${shell}, the other remotes as deployed.`,
        `  Open      ${development.link}  (a page of it: ${development.link}?to=/its/path)`,
        '  Saving a file of it changes the open pages in place. After a change of remote.config.ts start this command anew.',
        '  Ctrl-C ends it.',
      ].join('\n'),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await end(1);
  }
};
