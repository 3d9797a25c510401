import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ApiConfig } from '../../config/env';
import { mainOrigin } from '../../config/site';
import { wayOutPath } from '../../http/policy';
import type { KindRule } from './kinds';

type Config = Pick<ApiConfig, 'siteOrigins' | 'noticeKey'>;

/** What a way out ends, of e-mails: promotions, reminders of ends, or all notices. */
export type WayOutOf = 'promo' | 'expired' | 'all';

const classes: readonly WayOutOf[] = ['promo', 'expired', 'all'];

const macOf = ({ noticeKey }: Pick<Config, 'noticeKey'>, memberId: string, ends: WayOutOf): string =>
  createHmac('sha256', noticeKey)
    .update(JSON.stringify(['way out of e-mail', memberId, ends]))
    .digest('base64url');

const tokenOf = (config: Pick<Config, 'noticeKey'>, memberId: string, ends: WayOutOf): string =>
  `${Buffer.from(memberId).toString('base64url')}.${ends}.${macOf(config, memberId, ends)}`;

/**
 * The address that ends e-mails like one (RFC 8058): good for ever, for this member and these e-mails only, and only Poku can make it.
 * It names the member by an id that says nothing about them.
 */
export const wayOutOf = (config: Config, memberId: string, by: KindRule['switch']): string =>
  `${mainOrigin(config)}/gateway${wayOutPath}/${tokenOf(config, memberId, by ?? 'all')}`;

/** What a token ends, and whose; undefined for one that we did not make. */
export function readWayOut(
  config: Pick<Config, 'noticeKey'>,
  token: string,
): { memberId: string; ends: WayOutOf } | undefined {
  const [member = '', name] = token.split('.');
  const ends = classes.find((known) => known === name);
  if (ends === undefined) return undefined;
  const memberId = Buffer.from(member, 'base64url').toString('utf8');
  const [given, good] = [Buffer.from(token), Buffer.from(tokenOf(config, memberId, ends))];
  return given.length === good.length && timingSafeEqual(given, good) ? { memberId, ends } : undefined;
}
