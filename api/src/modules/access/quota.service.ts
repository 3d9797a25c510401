import { otpRequestCodeWording } from '@poku/domain/wording/access';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { OtpRequestCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { hasPlace, restartQuota, setPlaces, takePlace } from './quota.repository';

const full = () => refusal(OtpRequestCode.quotaFull, otpRequestCodeWording);

/** How many members may register (D23). Members that were there before the count began, as the fixtures, are no part. */
export function createQuotaService({ db, config }: Pick<AppDeps, 'db' | 'config'>) {
  return {
    /** Whether somebody can register now. */
    isOpen: (): Promise<boolean> => hasPlace(db),

    /** Refuses with 209 when nobody can register now. The last place is decided by `take`. */
    async demandOpen(): Promise<void> {
      if (!(await hasPlace(db))) throw full();
    },

    /**
     * Takes a place in the transaction that makes a member, or refuses with 209. Registrations at the same time follow
     * one after the other from here on.
     */
    async take(tx: Tx): Promise<void> {
      if (!(await takePlace(tx))) throw full();
    },

    /**
     * Writes POKU_REGISTRATION_QUOTA, at the start of a process: so many registrations in all. A restart gives no new
     * places. Without the setting the stored number stays.
     */
    async configure(): Promise<void> {
      if (config.registrationQuota !== undefined) await setPlaces(db, config.registrationQuota);
    },

    /** Begins the count anew: `places` more members may register from now on, null for no end. For the sandbox (D56). */
    restart: (tx: Tx, places: number | null): Promise<void> => restartQuota(tx, places),
  };
}
