import { readApiConfig } from '../../api/src/config/env';
import { brands } from '../../api/src/partners/brands';
import { SANDBOX_VISITORS, sandboxVisitor } from '../../api/src/protocol/sandbox-visitors';
import { type Target } from './ask';

/** What the command line says; all but the address may be left out for a sandbox partner. */
export type TargetOptions = Partial<Record<OptionName, string>>;
type OptionName = 'pokuKey' | 'partnerKey' | 'subject' | 'msisdn' | 'email';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Keys and account of a sandbox partner on this machine: its last visitor, whom nothing else links. */
const sandboxTarget = (url: URL): TargetOptions | undefined => {
  const brand = brands.find(({ slug }) => url.pathname === `/${slug}`);
  const keys = brand && readApiConfig({}).partners[brand.slug]?.keys;
  if (!LOOPBACK.has(url.hostname) || brand === undefined || keys === undefined) return undefined;
  const sender = brand.hasApp ? brand : brands.find(({ hasApp }) => hasApp);
  if (sender === undefined) return undefined;
  const { msisdn, email } = sandboxVisitor(sender.slug, sender.id, SANDBOX_VISITORS);
  return {
    pokuKey: keys.poku[0] ?? '',
    partnerKey: keys.partner[0] ?? '',
    msisdn,
    email,
    subject: brand.isKnownByEmail ? email : msisdn,
  };
};

/**
 * The target of a base address and options.
 * @throws Error that names what is missing
 */
export const readTarget = (address: string, options: TargetOptions): Target => {
  if (!URL.canParse(address))
    throw new Error(
      `"${address}" is no address; it is called: npm run ops -- partner check https://partner.example/poku`,
    );
  const url = address.replace(/\/+$/, '');
  const known = sandboxTarget(new URL(url));
  const value = (name: OptionName): string => {
    const text = options[name] ?? known?.[name];
    if (text === undefined || text === '') throw new Error(`--${name.replace('Key', '-key')} is missing.`);
    return text;
  };
  return {
    url,
    keys: { poku: [value('pokuKey')], partner: [value('partnerKey')] },
    subject: value('subject'),
    msisdn: value('msisdn'),
    email: value('email'),
  };
};
