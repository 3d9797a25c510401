import type { WayOut } from '@poku/mfe-account/calls/way-out';
import type { AppDeps } from '../../deps';
import { findMember, lockMember } from '../access/member.repository';
import { defaultSetting } from '../settings/channels';
import { findSetting, saveSetting, type SettingRow } from '../settings/repository';
import { readWayOut, type WayOutOf } from './way-out';

/** The switches of e-mail that a way out turns off. */
const switchesOf = {
  promo: ['email_promo'],
  expired: ['email_expired'],
  all: ['email_promo', 'email_expired'],
} as const satisfies Record<WayOutOf, readonly (keyof SettingRow)[]>;

const stand = (emails: WayOutOf, setting: SettingRow): WayOut => ({
  emails,
  isOff: switchesOf[emails].every((name) => !setting[name]),
});

/** Ends e-mails by the address that stands in each (RFC 8058). */
export function createWayOutService({ db, config }: Pick<AppDeps, 'db' | 'config'>) {
  return {
    /** What a token ends, and whether that is off already. Changes nothing. Undefined for a token that we did not make. */
    async look(token: string): Promise<WayOut | undefined> {
      const found = readWayOut(config, token);
      if (found === undefined || (await findMember(db, found.memberId)) === undefined) return undefined;
      return stand(found.ends, (await findSetting(db, found.memberId)) ?? defaultSetting);
    },

    /**
     * Turns off the switch of e-mail that the token names, for its member; the other switches stay. Doing it again changes nothing.
     * Returns how it was before; undefined for a token that we did not make.
     */
    async leave(token: string): Promise<WayOut | undefined> {
      const found = readWayOut(config, token);
      if (found === undefined) return undefined;
      const { memberId, ends } = found;
      return db.transaction(async (tx) => {
        // Settings that are saved meanwhile come before or after, and lose nothing.
        if ((await lockMember(tx, memberId)) === undefined) return undefined;
        const before = (await findSetting(tx, memberId)) ?? defaultSetting;
        const off = Object.fromEntries(switchesOf[ends].map((name) => [name, false]));
        await saveSetting(tx, memberId, { ...before, ...off });
        return stand(ends, before);
      });
    },
  };
}
