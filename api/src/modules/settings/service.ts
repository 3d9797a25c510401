import type { Interest } from '@poku/mfe-account/calls/interests';
import type { NotificationSettings } from '@poku/mfe-account/calls/notifications';
import type { AppDeps } from '../../deps';
import { badField } from '../../http/errors';
import { applyUpdate, defaultSetting, type NotificationUpdate, toNotifications } from './channels';
import * as repository from './repository';

/** What members like and which messages they want ([A] §3). */
export function createSettingsService({ db }: Pick<AppDeps, 'db'>) {
  return {
    /** All interests in their order, with the choice of a member, or of nobody for null. */
    interests: (memberId: string | null): Promise<readonly Interest[]> =>
      repository.listInterests(db, memberId),

    /** Replaces a member's choice; an empty list clears it. An unknown id is a 400 and changes nothing. */
    choose: (memberId: string, interestIds: readonly string[]): Promise<void> =>
      db.transaction(async (tx) => {
        const known = new Set((await repository.listInterests(tx, null)).map(({ id }) => id));
        const ids = [...new Set(interestIds)];
        if (ids.some((id) => !known.has(id))) throw badField('interests');
        await repository.replaceInterests(tx, memberId, ids);
      }),

    /** A member's notification settings (D54); the defaults for one who set nothing. */
    notifications: (memberId: string): Promise<NotificationSettings> =>
      db.transaction(async (tx) => {
        const isVerified = await repository.isEmailVerified(tx, memberId);
        return toNotifications((await repository.findSetting(tx, memberId)) ?? defaultSetting, isVerified);
      }),

    /**
     * Saves a member's notification settings (D54). Off keeps the switches, and nothing but one-time codes and what the member
     * asked for is sent. Without channels the switches stay. 'all' of a channel follows from the other two ([A] §4), and
     * promotions are stored as off while the e-mail is unverified ([A] §5).
     */
    saveNotifications: (memberId: string, update: NotificationUpdate): Promise<void> =>
      db.transaction(async (tx) => {
        const isVerified = await repository.isEmailVerified(tx, memberId);
        const before = (await repository.findSetting(tx, memberId)) ?? defaultSetting;
        await repository.saveSetting(tx, memberId, applyUpdate(before, update, isVerified));
      }),
  };
}
