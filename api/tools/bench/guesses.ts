import { productionRateLimit, readApiConfig } from '../../src/config/env';
import type { AppDeps } from '../../src/deps';
import { createCodeService } from '../../src/modules/access/code.service';
import { createCredentialsService } from '../../src/modules/access/credentials.service';
import { createLoginService } from '../../src/modules/access/login.service';
import type { Requester } from '../../src/modules/access/requester';
import { createResetService } from '../../src/modules/access/reset.service';
import { createSandboxService } from '../../src/modules/sandbox/service';
import { sandboxMessages } from '../../src/ports/messages';
import { createHttpBillers } from '../../src/ports/billers';
import { createHttpPartners } from '../../src/ports/partners';
import { createTurns } from '../../src/ports/turns';
import { sha256 } from '../../src/security/random';
import { temporaryDatabase } from '../databases/temporary-database';
import { postgresServer } from '../databases/postgres-server';

/** How many guesses are made in how many hours, and at how many numbers in one attack after the other. */
interface Options {
  readonly guesses: number;
  readonly hours: number;
  readonly numbers: readonly number[];
}

const NETWORKS = 100;
const ADDRESSES_OF_NETWORK = 100;
const AT_ONCE = 64;
const HOUR_MS = 3_600_000;
const OWNER = '081200000002';
const VERIFIER = 'verifier of the bench'.padEnd(64, '.');

const config = readApiConfig({
  POKU_LOG_LEVEL: 'silent',
  POKU_RATE_LIMIT: String(productionRateLimit),
  POKU_PARTNERS_PORT: '1',
});

const addressOf = (guess: number): string => {
  const place = guess % (NETWORKS * ADDRESSES_OF_NETWORK);
  return `198.18.${place % NETWORKS}.${1 + Math.floor(place / NETWORKS)}`;
};
const most = (counts: ReadonlyMap<string, number>): number => Math.max(0, ...counts.values());
const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
const number = (value: number): string => value.toLocaleString('en-US');

/**
 * Lets 10,000 addresses of 100 networks guess passwords, with the login's own service and the limits of production (D61), while the owner
 * logs in each hour on a known device, and in the end on a new one. Sets the exit code 1 when a bound is passed or the owner is kept out.
 */
export const benchGuesses = async ({ guesses, hours, numbers: attacked }: Options): Promise<void> => {
  /** What a number, and a network, may have evaluated in that time: what is there at once, and what comes back. */
  const ofNumber = 20 + hours * 6;
  const ofNetwork = 100 + hours * 60;
  const server = await postgresServer();
  let isFine = true;
  const say = (isGood: boolean, line: string): void => {
    isFine &&= isGood;
    console.log(`  ${isGood ? 'ok ' : 'NO '} ${line}`);
  };

  /** One attack, on a database that nobody has attacked before. @param numbers at how many numbers, the owner's among them */
  const attack = async (numbers: number): Promise<void> => {
    const { db, drop } = await temporaryDatabase(server?.url);
    let nowMs = Date.now();
    const clock = {
      now: () => new Date(nowMs),
      advance: (ms: number) => void (nowMs += ms),
      reset: () => undefined,
    };
    const partners = createHttpPartners(config.partners);
    const deps: AppDeps = {
      ...{
        db,
        clock,
        config,
        partners,
        billers: createHttpBillers(config.billers),
        messages: sandboxMessages,
        turns: createTurns(),
        secure: false,
      },
    };
    const sandbox = createSandboxService(deps);
    await sandbox.fillWhenEmpty();

    let password = 'Rahasia123';
    let evaluated = 0;
    const byNumber = new Map<string, number>();
    const byNetwork = new Map<string, number>();
    const check = (_hash: string | undefined, given: string): Promise<boolean> => {
      if (given === password) return Promise.resolve(true);
      const [msisdn = '', address = ''] = given.split(' ');
      evaluated += 1;
      count(byNumber, msisdn);
      count(byNetwork, address.split('.').slice(0, 3).join('.'));
      return Promise.resolve(false);
    };
    const credentials = createCredentialsService(deps, check);
    const isIn = (phone: string, given: string, from: Requester): Promise<boolean> =>
      credentials.byPhone(phone, given, from).then(
        () => true,
        () => false,
      );

    const home: Requester = { address: '203.0.113.9', device: 'device of the owner' };
    const login = createLoginService(deps);
    const client = { clientId: 'poku-web', msisdn: OWNER, password, codeChallenge: sha256(VERIFIER) };
    const authorizationCode = await login.authorize(client, home);
    await login.exchange(
      { authorizationCode, codeVerifier: VERIFIER, clientId: 'poku-web' },
      { device: home.device ?? '', isFormer: false },
    );

    const pauseMs = (hours * HOUR_MS) / guesses;
    const startMs = nowMs;
    const began = performance.now();
    let [visits, entries] = [0, 0];
    for (let first = 0; first < guesses; first += AT_ONCE) {
      const size = Math.min(AT_ONCE, guesses - first);
      nowMs = startMs + Math.round(first * pauseMs);
      await Promise.all(
        Array.from({ length: size }, async (_, place) => {
          const guess = first + place;
          // Each number meets each network, and no address the same one twice in a row.
          const target = (guess + Math.floor(guess / numbers)) % numbers;
          const phone = target === 0 ? OWNER : `0813${20_000_000 + target}`;
          const address = addressOf(guess);
          await isIn(phone, `${phone} ${address} ${guess}`, { address, device: undefined });
        }),
      );
      if (nowMs - startMs >= visits * HOUR_MS) {
        visits += 1;
        if (await isIn(OWNER, password, home)) entries += 1;
      }
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(
      `${number(guesses)} guesses in ${hours} h from ${number(NETWORKS * ADDRESSES_OF_NETWORK)} addresses of ${NETWORKS} networks ` +
        `at ${number(numbers)} ${numbers === 1 ? 'number' : 'numbers'} (${seconds} s):`,
    );
    const share = ((100 * evaluated) / guesses).toFixed(2);
    const bound = Math.min(numbers * ofNumber, NETWORKS * ofNetwork);
    say(evaluated <= bound, `${number(evaluated)} were evaluated (${share} %), at most ${number(bound)}`);
    say(most(byNumber) <= ofNumber, `at one number at most ${number(most(byNumber))} of ${number(ofNumber)}`);
    say(
      most(byNetwork) <= ofNetwork,
      `of one network at most ${number(most(byNetwork))} of ${number(ofNetwork)}`,
    );
    say(entries === visits, `the owner got in on a known device ${entries} of ${visits} times`);

    const abroad: Requester = { address: '192.0.2.77', device: 'new device' };
    const stranger = await isIn(OWNER, password, { ...abroad, device: undefined });
    console.log(`  -   with the password on a new device: ${stranger ? 'in' : 'told to wait ten minutes'}`);
    const { requestId } = await createCodeService(deps).forForgotPassword(OWNER, abroad);
    const [message] = await sandbox.outbox(OWNER);
    const body = { requestId, code: message?.otp ?? null, phone: null, newPassword: 'Sandi4567' };
    await createResetService(deps).byCode(body, { device: abroad.device ?? '', isFormer: false });
    password = body.newPassword;
    say(await isIn(OWNER, password, abroad), 'the owner got in on a new device by the code of an SMS');
    await drop();
  };

  for (const numbers of attacked) await attack(numbers);
  await server?.stop();
  process.exitCode = isFine ? 0 : 1;
};
