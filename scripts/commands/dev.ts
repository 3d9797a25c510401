import { parseArgs } from 'node:util';
import { type Development, develop } from '../dev/develop';
import { portsInUse } from '../site/ports';

const USAGE = `npm run dev -- <remote> [--shell <url>]
Serves one remote from its sources inside a running shell; the other remotes are as deployed.
--shell: address of the site (default: that of npm start). POKU_DEV_PORT: port of this command (default 3100).`;

let development: Development | undefined;
let isEnding = false;
const end = async (code: number): Promise<void> => {
  if (isEnding) return;
  isEnding = true;
  await development?.stop();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => void end(0));

/** `npm run dev -- mfe-catalogue`: one remote with hot reload inside a running shell. */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { shell: { type: 'string' } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new Error(USAGE);
  const shell = values.shell ?? `http://localhost:${portsInUse().site.port}`;
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
