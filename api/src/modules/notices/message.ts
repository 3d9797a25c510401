import type { ApiConfig } from '../../config/env';
import { mainOrigin } from '../../config/site';
import { after } from '../../ports/clock';
import type { NoticeMessage } from '../outbox/repository';
import type { DueRow } from './due.repository';
import { ruleOf, type NoticeChannel } from './kinds';
import { wayOutOf } from './way-out';
import { noticeMessageWording } from './wording';

type Config = Pick<ApiConfig, 'siteOrigins' | 'noticeKey'>;

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** The messages by which a notice goes out in a channel: one, or one for each browser. @param endpoints of the member's browsers */
export function messagesOf(
  config: Config,
  notice: DueRow,
  channel: NoticeChannel,
  endpoints: readonly string[],
  now: Date,
): NoticeMessage[] {
  const { waitsForDay, lifeMs } = ruleOf(notice.kind);
  const queue = waitsForDay ? 'day' : 'notice';
  const sent = { queue, notice: notice.id, endsAt: after(now, lifeMs) } as const;
  const { title, body, path, msisdn, email } = notice;
  if (channel === 'sms') return [{ channel, to: msisdn, text: noticeMessageWording.sms(body), ...sent }];
  if (channel === 'push')
    return endpoints.map((endpoint) => {
      const tag = `n${notice.id}`;
      return { channel, to: msisdn, endpoint, title, text: body, path, tag, ...sent };
    });
  const link = `${mainOrigin(config)}${path}`;
  const unsubscribe = wayOutOf(config, notice.member_id, ruleOf(notice.kind).switch);
  const text = noticeMessageWording.email(firstNameOf(notice.name), body, link, unsubscribe);
  return [{ channel, to: email, subject: title, text, link, unsubscribe, ...sent }];
}
