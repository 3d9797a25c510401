import { readApiConfig } from '../../src/config/env';
import { SANDBOX_VISITORS, sandboxVisitor } from '../../src/config/sandbox-visitors';
import { brands } from '../../src/partners/brands';

/** Keys and account at a sandbox partner, as `npm run ops -- partner check` takes them. */
export interface SandboxAccount {
  readonly pokuKey: string;
  readonly partnerKey: string;
  readonly subject: string;
  /** E.164. */
  readonly msisdn: string;
  readonly email: string;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Those of a sandbox partner on this machine: its last visitor, whom nothing else links. Undefined for any other address. */
export const sandboxAccount = (url: URL): SandboxAccount | undefined => {
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
