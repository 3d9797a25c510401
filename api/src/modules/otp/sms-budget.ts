import { jakartaDay } from '@poku/domain/dates';
import { otpRequestCodeWording } from '@poku/domain/wording/access';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { OtpRequestCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { countSms, smsOf } from './sms-budget.repository';

/** Share of the budget from which on operators are warned. */
const alarmShare = 0.8;

/** How much of the day's budget is used: at least 80 %, or all. */
export type SmsAlarm = 'low' | 'used up';

/** The budget of SMS for a day in Jakarta: the setting's number, or no limit without the setting. */
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
     * Refuses with 204, the text of a failed send, when the day's budget is used up. For strangers only: members with a session
     * and known devices of a number's owner are not refused, since their limits are small and they may be in the middle of a
     * purchase.
     */
    async demand(): Promise<void> {
      if ((await alarm()) === 'used up') throw refusal(OtpRequestCode.failed, otpRequestCodeWording);
    },

    /** How much is used; undefined below 80 % and without a budget. */
    alarm,

    /**
     * Makes a function that reports once a day that the budget is low, and once that it is used up.
     * @param tell gets a sentence
     */
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
