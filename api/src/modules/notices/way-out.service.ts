import type { AppDeps } from '../../deps';
import { HttpError } from '../../http/errors';
import { lockMember } from '../access/member.repository';
import { defaultSetting } from '../settings/channels';
import { findSetting, saveSetting } from '../settings/repository';
import { readWayOut, type WayOutOf } from './way-out';

/** The switches of e-mail that a way out turns off. */
const turnedOff = {
  promo: { email_promo: false },
  expired: { email_expired: false },
  all: { email_promo: false, email_expired: false },
} as const satisfies Record<WayOutOf, object>;

/** Mail providers read the status. */
const unknown = (): HttpError => new HttpError(404, 'Link tidak dikenal');

/** Ends e-mails by the address that stands in each (RFC 8058). */
export function createWayOutService({ db, config }: Pick<AppDeps, 'db' | 'config'>) {
  return {
    /**
     * Turns off the switch of e-mail that the token names, for its member; the other switches stay. Doing it again changes nothing.
     * Refuses a token that we did not make with 404.
     */
    async leave(token: string): Promise<void> {
      const found = readWayOut(config, token);
      if (found === undefined) throw unknown();
      await db.transaction(async (tx) => {
        // Settings that are saved meanwhile come before or after, and lose nothing.
        if ((await lockMember(tx, found.memberId)) === undefined) throw unknown();
        const before = (await findSetting(tx, found.memberId)) ?? defaultSetting;
        await saveSetting(tx, found.memberId, { ...before, ...turnedOff[found.ends] });
      });
    },
  };
}
