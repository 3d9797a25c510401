import type { Tx } from '../../db/tx';
import { after } from '../../ports/clock';
import { keyedHash, randomDigits, sameText } from '../../security/random';
import type { AccountRow } from '../accounts/repository';
import type { BrandDeps } from '../deps';
import { countWrong, findCode, insertSms, listSms, markVerified, storeCode } from './repository';

const digits = 6;
const lifeMs = 5 * 60_000;
/** Wrong tries per page; after the last one the link or payment of the page is refused. */
export const WRONG_TRIES = 3;
/** Codes per page. */
const CODE_SENDS = 5;

/** The result of a try. */
export type CodeResult = 'right' | 'wrong' | 'over' | 'locked';

/** One-time codes of a partner's own pages, by its own SMS (D57): 6 digits, 5 minutes, 3 wrong tries. */
export function createCodeService({ db, clock, brand, key }: Omit<BrandDeps, 'events'>) {
  return {
    /** Sends a code for a page to the account's phone. Returns false when the page's codes are used up. */
    async send(tx: Tx, page: string, account: AccountRow): Promise<boolean> {
      const known = await findCode(tx, page);
      if (known !== undefined && known.sends >= CODE_SENDS) return false;
      const otp = randomDigits(digits);
      const now = clock.now();
      await storeCode(tx, page, account.subject, keyedHash(key, otp), after(now, lifeMs));
      const text = `${brand.name}: kode kamu ${otp}, berlaku 5 menit. Jangan berikan kode ini kepada siapa pun.`;
      await insertSms(tx, brand.slug, account.msisdn, text, otp, now);
      return true;
    },

    /** Checks a code. 'locked' from the third wrong try on, also for the right code. */
    async check(tx: Tx, page: string, given: string): Promise<CodeResult> {
      const code = await findCode(tx, page);
      if (code === undefined) return 'over';
      if (code.wrong >= WRONG_TRIES) return 'locked';
      const now = clock.now();
      if (code.expires_at <= now) return 'over';
      if (!sameText(code.code_hash, keyedHash(key, given))) {
        await countWrong(tx, page);
        return code.wrong + 1 >= WRONG_TRIES ? 'locked' : 'wrong';
      }
      await markVerified(tx, page, now);
      return 'right';
    },

    /** The partner's messages to a number (E.164) or to everybody, newest first. */
    async outbox(recipient: string | undefined) {
      const rows = await listSms(db, brand.slug, recipient ?? null);
      return rows.map(({ recipient: to, body, otp, sent_at }) => ({
        to,
        text: body,
        otp,
        sentAt: sent_at.toISOString(),
      }));
    },
  };
}
