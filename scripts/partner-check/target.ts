import { readApiConfig } from '../../api/src/config/env';
import { brands } from '../../api/src/partners/brands';
import { SANDBOX_VISITORS, sandboxVisitor } from '../../api/src/protocol/sandbox-visitors';
import { type Target } from './ask';

/** What the command line says; all but the address may be left out for a sandbox partner. */
export type TargetOptions = Partial<Omit<Target, 'url'>>;

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Key and account of a sandbox partner on this machine: its last visitor, whom nothing else links. */
const sandboxTarget = (url: URL): Omit<Target, 'url'> | undefined => {
  const brand = brands.find(({ slug }) => url.pathname === `/${slug}`);
  const key = brand && readApiConfig({}).partners[brand.slug]?.key;
  if (!LOOPBACK.has(url.hostname) || brand === undefined || key === undefined) return undefined;
  const sender = brand.hasApp ? brand : brands.find(({ hasApp }) => hasApp);
  if (sender === undefined) return undefined;
  const { msisdn, email } = sandboxVisitor(sender.slug, sender.id, SANDBOX_VISITORS);
  return { key, msisdn, email, subject: brand.isKnownByEmail ? email : msisdn };
};

/**
 * The target of a base address and options.
 * @throws Error that names what is missing
 */
export const readTarget = (address: string | undefined, options: TargetOptions): Target => {
  if (address === undefined || !URL.canParse(address))
    throw new Error('Say which service: npm run partner:check -- https://partner.example/poku --key …');
  const url = address.replace(/\/+$/, '');
  const known = sandboxTarget(new URL(url));
  const value = (name: keyof TargetOptions): string => {
    const text = options[name] ?? known?.[name];
    if (text === undefined || text === '') throw new Error(`--${name} is missing.`);
    return text;
  };
  return {
    url,
    key: value('key'),
    subject: value('subject'),
    msisdn: value('msisdn'),
    email: value('email'),
  };
};
