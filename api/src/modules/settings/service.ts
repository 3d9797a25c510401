import type { wire } from '@poku/shared/contract';
import type { AppDeps } from '../../deps';
import { HttpError } from '../../http/errors';
import { applyUpdate, defaultSetting, toWire } from './channels';
import * as repository from './repository';

/** What members like and which messages they want ([A] §3). */
export function createSettingsService({ db }: Pick<AppDeps, 'db'>) {
  return {
    /** All interests in their order. */
    async interests(): Promise<wire.WireInterest[]> {
      const rows = await repository.listInterests(db, null);
      return rows.map(({ id, name, image }) => ({
        interestId: id,
        interestName: name,
        interestImage: image,
      }));
    },

    /** All interests in their order, with 1 for those that a member chose. */
    async chosenInterests(memberId: string): Promise<wire.WireCustomerInterest[]> {
      const rows = await repository.listInterests(db, memberId);
      return rows.map(({ id, name, image, chosen }) => ({
        interest_id: id,
        interest_name: name,
        images: image,
        status: chosen ? 1 : 0,
      }));
    },

    /** Replaces a member's choice; an empty list clears it. An unknown id is a 400 and changes nothing. */
    choose: (memberId: string, interestIds: readonly string[]): Promise<void> =>
      db.transaction(async (tx) => {
        const known = new Set((await repository.listInterests(tx, null)).map(({ id }) => id));
        const ids = [...new Set(interestIds)];
        if (ids.some((id) => !known.has(id)))
          throw new HttpError(400, 'Data tidak valid: interestIds', 'interestIds');
        await repository.replaceInterests(tx, memberId, ids);
      }),

    /** A member's notification settings (D54); the defaults for one who set nothing. */
    setting: (memberId: string): Promise<wire.WireCustomerSetting> =>
      db.transaction(async (tx) => {
        const isVerified = await repository.isEmailVerified(tx, memberId);
        return toWire((await repository.findSetting(tx, memberId)) ?? defaultSetting, isVerified);
      }),

    /**
     * Saves a member's notification settings (D54). `notifStatus` '0' keeps the switches, and nothing but one-time codes
     * and what the member asked for is sent. Without `channels` they stay. A channel's `notif` follows from the other
     * two ([A] §4), and promotions are stored as off while the e-mail is unverified ([A] §5).
     */
    saveSetting: (memberId: string, update: wire.WireCustomerSettingUpdate): Promise<void> =>
      db.transaction(async (tx) => {
        const isVerified = await repository.isEmailVerified(tx, memberId);
        const before = (await repository.findSetting(tx, memberId)) ?? defaultSetting;
        await repository.saveSetting(tx, memberId, applyUpdate(before, update, isVerified));
      }),
  };
}
