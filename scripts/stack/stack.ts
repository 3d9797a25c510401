import { join } from 'node:path';
import { publishAll } from '@poku/build/release';
import { createSite, openLiveChannel } from '@poku/build/site';
import {
  DEFAULT_CHANNEL,
  keepCanaries,
  mayTimestamp,
  openStore,
  ownSigner,
  paymentOrigins,
  seenFile,
  storeFolder,
} from '@poku/build/store';
import {
  noteRunningSite,
  pokuHome,
  portsInUse,
  type Program,
  requireFreePorts,
  startProgram,
} from '@poku/tooling';
import { generateMedia } from '../media';
import { sandboxBrands } from './sandbox-brands';

/** Origins of the partners' pages: `POKU_PARTNER_ORIGINS`, as the API reads it, or the partner hosts of D3 on any port. */
const partnerOrigins = async (): Promise<readonly string[]> =>
  process.env.POKU_PARTNER_ORIGINS?.split(',').map((origin) => origin.trim()) ??
  (await sandboxBrands()).map((slug) => `http://${slug}.localhost:*`);

/** Whose the origins of the site are: the first of `POKU_SITE_ORIGINS` is Poku's own, the others are partners'. Default those of D3. */
const siteOrigins = async (port: number) => {
  const [own, ...others] = (process.env.POKU_SITE_ORIGINS ?? `http://localhost:${port}`)
    .split(',')
    .map((origin) => new URL(origin.trim()));
  const hosts = process.env.POKU_SITE_ORIGINS
    ? others.map(({ hostname }) => hostname)
    : (await sandboxBrands()).map((slug) => `${slug}.localhost`);
  return { siteOrigin: own?.origin, partnerHosts: hosts.filter((host) => host !== own?.hostname) };
};

/** Everything of `npm start`, running. */
export interface Stack {
  readonly siteUrl: string;
  readonly apiUrl: string;
  /** Services of the sandbox partners. */
  readonly partners: readonly { readonly what: string; readonly url: string }[];
  /** Tills of the sandbox merchants, for a person. */
  readonly tillsUrl: string;
  readonly billersUrl: string;
  stop(): Promise<void>;
}

/**
 * Builds what changed and starts site, API and sandbox partners.
 * @param say hears each step, in a sentence
 * @param onFailure hears when a program ends by itself
 * @throws Error that says what is wrong (a busy port, a failed build, a program that does not start); nothing is left running
 */
export const startStack = async (
  say: (step: string) => void,
  onFailure: (reason: string) => void,
): Promise<Stack> => {
  if (process.env.POKU_STORE)
    throw new Error(
      'npm start serves the store in its folder; POKU_STORE is for a site behind a CDN. Unset it.',
    );
  const ports = portsInUse();
  await requireFreePorts(Object.values(ports));
  const siteUrl = `http://localhost:${ports.site.port}`;
  const apiUrl = `http://127.0.0.1:${ports.api.port}`;
  const partners = [
    { what: 'NusaPoin', use: ports.bank },
    { what: 'DompetNusa', use: ports.wallet },
    { what: 'RumahNet, Garuda Motor, FitNusa', use: ports.phone },
  ].map(({ what, use }) => ({ what, url: `http://127.0.0.1:${use.port}` }));
  const tillsUrl = `http://kasir.partner.localhost:${ports.tills.port}`;
  const billersUrl = `http://biller.partner.localhost:${ports.billers.port}`;
  const env = {
    POKU_HOME: pokuHome(),
    POKU_SITE_PORT: String(ports.site.port),
    POKU_API_PORT: String(ports.api.port),
    POKU_PARTNERS_PORT: String(ports.bank.port),
    // The site's server below, whose `/gateway` says who called it.
    POKU_TRUSTED_PROXIES: '127.0.0.1',
  };

  const programs: Program[] = [];
  const start = (name: string, script: string, readyUrls: readonly string[]): Program => {
    const logFile = join(pokuHome(), 'logs', `${name.toLowerCase().replaceAll(' ', '-')}.log`);
    const program = startProgram(name, script, env, readyUrls, logFile, (lines) =>
      onFailure(`${name} ended:\n${lines}`),
    );
    programs.push(program);
    return program;
  };
  const stopAll = async (): Promise<void> => {
    await Promise.all(programs.map((program) => program.stop()));
  };

  try {
    // One process; the service that listens last is not always the same.
    const partnerServices = start(
      'sandbox partners',
      'api/src/main-partners.ts',
      // Not by their own name, which Node does not find everywhere.
      [
        ...partners.map(({ url }) => url),
        ...[ports.tills, ports.billers].map(({ port }) => `http://127.0.0.1:${port}`),
      ].map((url) => `${url}/health`),
    );
    const api = start('API', 'api/src/main.ts', [`${apiUrl}/health/ready`]);
    const database = process.env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : 'embedded PostgreSQL (PGlite)';
    const backend = Promise.all([api.ready, partnerServices.ready]).then(() =>
      say(`API and partners are up, on ${database}`),
    );
    backend.catch(() => undefined);

    say('Pictures and builds …');
    await generateMedia(storeFolder());
    await publishAll(({ name, version, wasBuilt }) =>
      say(`${wasBuilt ? 'built' : 'unchanged'}  ${name} ${version}`),
    );
    await backend;

    const signer = await ownSigner();
    const { siteOrigin, partnerHosts } = await siteOrigins(ports.site.port);
    const site = await createSite({
      store: storeFolder(),
      live: await openLiveChannel({
        store: await openStore(),
        channel: DEFAULT_CHANNEL,
        paymentOrigins: paymentOrigins(),
        siteOrigin,
        seenFile: seenFile(DEFAULT_CHANNEL),
        ...(mayTimestamp(signer, DEFAULT_CHANNEL) && { signer }),
      }),
      api: apiUrl,
      partnerOrigins: await partnerOrigins(),
      partnerHosts,
      isSandbox: process.env.SANDBOX !== '0',
    });
    await site.listen({ port: ports.site.port, host: '127.0.0.1' });
    // Whoever has a key for everything goes on with canaries whose command is gone.
    const endKeeping = signer.certificate.names.includes('*')
      ? keepCanaries({
          store: await openStore(),
          signer,
          telemetry: apiUrl,
          say: (line) => say(`canary: ${line}`),
        })
      : () => Promise.resolve();
    const takeBack = await noteRunningSite(siteUrl);
    return {
      siteUrl,
      apiUrl,
      partners,
      tillsUrl,
      billersUrl,
      stop: async () => {
        await takeBack();
        await endKeeping();
        // A page that listens to the API holds the site open until the API ends.
        await Promise.all([site.close(), stopAll()]);
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
};
