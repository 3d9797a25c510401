import { SANDBOX_TELEMETRY_TOKEN } from '@poku/domain/telemetry';
import type { PartnerKeys, PartnerKind } from '@poku/partner-protocol';
import { billers } from '../billers/billers';
import { brands } from '../partners/brands';
import { merchants } from '../tills/merchants';
import type { PartnerAddress } from './partner-keys';

/** The sandbox services in the order of their ports from POKU_PARTNERS_PORT on, one per kind. */
const kinds: readonly PartnerKind[] = ['bank', 'wallet', 'phone'];

/** Sandbox partners with an origin of their own (D3). */
export const sandboxBrands = (): string[] => brands.filter(({ hasApp }) => hasApp).map(({ slug }) => slug);

/** Keys of a sandbox partner's signatures. Everybody knows them, and everything listens on loopback (D56). */
const sandboxKey = 'sandbox-signature-key-';
const keysOf = (slug: string): PartnerKeys => ({
  poku: [`${sandboxKey}poku-${slug}`],
  partner: [`${sandboxKey}partner-${slug}`],
});
/** Key of the sandbox's one-time codes. */
export const sandboxSecret = 'sandbox-one-time-code-key-which-everybody-knows';
/** Signs the days of the sandbox's ledger: an Ed25519 private key, PKCS #8 in DER as base64. */
export const sandboxLedgerKey = 'MC4CAQAwBQYDK2VwBCIEIHBva3Ugc2FuZGJveCBsZWRnZXIga2V5LCBrbm93bi4u';
/** Signs the tokens for the sandbox's tills, in the same form. */
export const sandboxTillKey = 'MC4CAQAwBQYDK2VwBCIEIHBva3Ugc2FuZGJveCB0aWxsIGtleSwga25vd24gLi4u';

/** Key of the sandbox's ways out of e-mails. */
export const sandboxNoticeKey = 'sandbox-notice-key-which-everybody-knows';
/** The sandbox's VAPID key: 32 bytes of P-256 in base64url. */
export const sandboxPushKey = 'cG9rdSBzYW5kYm94IHB1c2gga2V5LCBrbm93bi4uLi4';

/** Whether a text has a value in it that stands in this repository. */
export const isWellKnown = (text: string): boolean =>
  [
    sandboxSecret,
    sandboxLedgerKey,
    sandboxTillKey,
    sandboxNoticeKey,
    sandboxPushKey,
    SANDBOX_TELEMETRY_TOKEN,
    sandboxKey,
  ].some((known) => text.includes(known));

/** Port of the sandbox merchants' tills, behind those of the partners. */
export const sandboxTillsPort = (firstPort: number): number => firstPort + kinds.length;

/** Port of the sandbox billers, behind the tills. */
export const sandboxBillersPort = (firstPort: number): number => sandboxTillsPort(firstPort) + 1;

/** The sandbox billers, which listen on loopback. @param firstPort the one of the partners */
export const sandboxBillers = (firstPort: number): Record<string, PartnerAddress> =>
  Object.fromEntries(
    billers.map(({ slug }) => [
      slug,
      {
        url: `http://127.0.0.1:${sandboxBillersPort(firstPort)}/${slug}`,
        keys: { poku: [`${sandboxKey}poku-biller-${slug}`], partner: [`${sandboxKey}biller-${slug}`] },
      },
    ]),
  );

/** The sandbox partners, which listen on loopback from a port on. */
export const sandboxPartners = (firstPort: number): Record<string, PartnerAddress> =>
  Object.fromEntries(
    brands.map(({ slug, kind }) => [
      slug,
      { url: `http://127.0.0.1:${firstPort + kinds.indexOf(kind)}/${slug}`, keys: keysOf(slug) },
    ]),
  );

/** Keys of the sandbox partners' signatures by slug. */
export const sandboxKeys = (): Readonly<Record<string, PartnerKeys>> =>
  Object.fromEntries(brands.map(({ slug }) => [slug, keysOf(slug)]));

/** Keys of a sandbox merchant's signatures; undefined for any other slug. */
export const sandboxMerchantKeys = (slug: string): PartnerKeys | undefined =>
  merchants.some((merchant) => merchant.slug === slug)
    ? { poku: [`${sandboxKey}poku-till-${slug}`], partner: [`${sandboxKey}till-${slug}`] }
    : undefined;
