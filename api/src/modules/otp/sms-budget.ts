import { jakartaDay } from '@poku/domain/dates';
import { otpRequestCodeWording } from '@poku/domain/wording/access';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { OtpRequestCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { countSms, smsOf } from './sms-budget.repository';

/** Share of the budget from which on somebody should look. */
const alarmShare = 0.8;

/** How a day stands: some 80 % are used, or all. */
export type SmsAlarm = 'low' | 'used up';

/** What SMS may go out in a day in Jakarta; the setting's number, without which nothing is bounded. */
export function createSmsBudget({ db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  const { smsBudget } = config;
  const today = () => jakartaDay(clock.now());

  const alarm = async (): Promise<SmsAlarm | undefined> => {
    if (smsBudget === undefined) return undefined;
    const sent = await smsOf(db, today());
    if (sent >= smsBudget) return 'used up';
    return sent >= alarmShare * smsBudget ? 'low' : undefined;
  };

  return {
    /** Counts an SMS in the transaction that sends it. */
    count: (tx: Tx): Promise<void> => countSms(tx, today()),

    /**
     * Refuses with 204, the text of trouble with sending, when the day's budget is used up. For strangers: members with a session and known
     * devices of a number's owner go on, since their limits are small and they may be in the middle of a purchase.
     */
    async demand(): Promise<void> {
      if ((await alarm()) === 'used up') throw refusal(OtpRequestCode.failed, otpRequestCodeWording);
    },

    /** Whether somebody should look; undefined when the day is as others. */
    alarm,

    /** Makes a function that says each change for the worse once a day, in a sentence. @param tell gets it */
    createWatch(tell: (sentence: string) => void): () => Promise<void> {
      let told: string | undefined;
      return async () => {
        const found = await alarm();
        const now = found && `${today()} ${found}`;
        if (now !== undefined && now !== told)
          tell(
            found === 'used up'
              ? `the SMS budget of ${smsBudget} for this day is used up: strangers get no codes`
              : `more than ${alarmShare * 100} % of the SMS budget of ${smsBudget} for this day are used`,
          );
        told = now;
      };
    },
  };
}
