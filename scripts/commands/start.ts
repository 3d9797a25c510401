import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pokuHome, ROOT } from '@poku/tooling';
import { type Stack, startStack } from '../stack/stack';

/** `npm start`: builds what changed, starts everything, says where it is, and ends everything on Ctrl-C. */
const startedAt = Date.now();
const say = (step: string): void =>
  console.log(`  ${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${step}`);

interface Member {
  readonly msisdn: string;
  readonly name: string;
}

const fixtureMembers = async (): Promise<readonly Member[]> =>
  JSON.parse(await readFile(join(ROOT, 'api/fixtures/members.json'), 'utf8')) as readonly Member[];

const welcome = async ({ siteUrl, apiUrl, partners, tillsUrl, billersUrl }: Stack): Promise<string> => {
  const rows = (await fixtureMembers()).map(
    ({ msisdn, name }) => `    ${msisdn.replace(/^\+62/, '0')}  ${name}`,
  );
  return [
    '',
    `Poku is ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`,
    `  Site      ${siteUrl}`,
    `  API       ${apiUrl}  (documentation ${apiUrl}/docs)`,
    ...partners.map(
      ({ what, url }, index) =>
        `  ${index === 0 ? 'Partners' : '        '}  ${url}  (${what}: accounts, their SMS, faults)`,
    ),
    `  Kasir     ${tillsUrl}  (tills and online shops of the merchants, where coupons are used)`,
    `  Biller    ${billersUrl}  (where prepaid packages are sent to their numbers)`,
    `  Sandbox   ${apiUrl}/sandbox  (one-time codes and e-mails land in its outbox)`,
    `  Logs      ${join(pokuHome(), 'logs')}`,
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
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => void end(0));

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
