import { createServer } from 'node:net';

/** A program of `npm start`, its port and the variable that moves it. */
export interface PortUse {
  readonly what: string;
  readonly variable: string;
  readonly port: number;
  /** What the variable must be set to. Default 'a free port'. */
  readonly advice?: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const portFrom = (env: Env, variable: string, standard: number): number => {
  const text = env[variable];
  if (text === undefined) return standard;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a port from 1 to 65535; it is "${text}".`);
  return port;
};

/** Ports from the environment. @throws Error naming the variable that is no port */
export const portsInUse = (env: Env = process.env) => {
  const program = (what: string, variable: string, standard: number): PortUse => ({
    what,
    variable,
    port: portFrom(env, variable, standard),
  });
  const site = program('site', 'POKU_SITE_PORT', 3000);
  const api = program('API', 'POKU_API_PORT', 4000);
  const firstPartner = portFrom(env, 'POKU_PARTNERS_PORT', 4100);
  const service = (what: string, offset: number): PortUse => ({
    what,
    variable: 'POKU_PARTNERS_PORT',
    port: firstPartner + offset,
    advice: 'a port that is free with the four after it',
  });
  const bank = service('sandbox partners: bank', 0);
  const wallet = service('sandbox partners: e-wallet', 1);
  const phone = service('sandbox partners: by phone number', 2);
  const tills = service("sandbox merchants' tills", 3);
  const billers = service('sandbox billers', 4);
  return { site, api, bank, wallet, phone, tills, billers };
};

/** Port of `npm run dev`. @throws Error naming the variable that is no port */
export const devPort = (env: Env = process.env): PortUse => ({
  what: 'development site',
  variable: 'POKU_DEV_PORT',
  port: portFrom(env, 'POKU_DEV_PORT', 3100),
});

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** @throws Error that names every busy port and what to set instead */
export const requireFreePorts = async (uses: readonly PortUse[]): Promise<void> => {
  const free = await Promise.all(uses.map(({ port }) => isFree(port)));
  const busy = uses.filter((_, index) => !free[index]);
  if (busy.length === 0) return;
  const lines = busy.map(
    ({ what, variable, port, advice = 'a free port' }) =>
      `  port ${port} (${what}) is busy: set ${variable} to ${advice}`,
  );
  throw new Error(`Cannot start:\n${lines.join('\n')}`);
};
