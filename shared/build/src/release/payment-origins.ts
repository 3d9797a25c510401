import { isSecureAddress } from '@poku/domain/callback-address';
import { portsInUse } from '@poku/tooling';

type Env = Readonly<Record<string, string | undefined>>;

/** Scheme, plain host and port: what else an address may hold means something of its own in a policy. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

const checked = (origin: string): string => {
  const isOrigin = ORIGIN.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
  if (!isOrigin || !isSecureAddress(new URL(origin)))
    throw new Error(
      `POKU_PAYMENT_ORIGINS must be origins, https://host[:port] (http on localhost), with commas between them; "${origin}" is none.`,
    );
  return origin;
};

/**
 * Origins of the e-wallets' payment pages, which the page's policy lets a payment's form go to (D49): `POKU_PAYMENT_ORIGINS`,
 * or in the sandbox the page of DompetNusa; none elsewhere.
 * @throws Error that names what is no origin
 */
export const paymentOrigins = (env: Env = process.env): readonly string[] => {
  const listed = env.POKU_PAYMENT_ORIGINS?.trim();
  if (listed) return listed.split(',').map((origin) => checked(origin.trim()));
  return env.SANDBOX === '0' ? [] : [`http://dompetnusa.partner.localhost:${portsInUse(env).wallet.port}`];
};
