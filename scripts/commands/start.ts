import { type Stack, startStack } from '../site/stack';

/** `npm start`: builds what changed, starts everything, says where it is, and ends everything on Ctrl-C. */
const startedAt = Date.now();
const say = (step: string): void => console.log(`  ${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${step}`);

interface Member {
  readonly phone: string;
  readonly name: string;
  readonly tier: string;
}

const members = async (apiUrl: string): Promise<readonly Member[]> => {
  const response = await fetch(`${apiUrl}/sandbox/members`);
  const { data } = (await response.json()) as { data: readonly Member[] };
  return data;
};

const welcome = async ({ siteUrl, apiUrl, partnersUrl }: Stack): Promise<string> => {
  const rows = (await members(apiUrl)).map(({ phone, name, tier }) => `    ${phone}  ${name} (${tier})`);
  return [
    '',
    `Poku is ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`,
    `  Site      ${siteUrl}`,
    `  API       ${apiUrl}  (documentation ${apiUrl}/docs)`,
    `  Partners  ${partnersUrl}`,
    `  Sandbox   ${apiUrl}/sandbox  (one-time codes and e-mails land in its outbox)`,
    '  Members, every password Rahasia123:',
    ...rows,
    '  Ctrl-C ends everything.',
  ].join('\n');
};

let stack: Stack | undefined;
let isEnding = false;
const end = async (code: number): Promise<void> => {
  if (isEnding) return;
  isEnding = true;
  await stack?.stop();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));

try {
  console.log('Starting Poku');
  stack = await startStack(say, (reason) => {
    console.error(reason);
    void end(1);
  });
  console.log(await welcome(stack));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}
