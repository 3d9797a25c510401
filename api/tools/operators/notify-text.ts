import { toTable } from '@poku/tooling';
import { exampleOf } from '../../src/modules/notices/examples';
import { isNoticeKind, kindRules, type CausedKind } from '../../src/modules/notices/kinds';
import type { PromotionRow } from '../../src/modules/notices/promotion.repository';
import { noticeMessageWording } from '../../src/modules/notices/wording';
import type { NoticeLine } from '../../src/modules/operators/notice.repository';
import { OperatorError } from '../../src/modules/operators/service';
import type { PromotionStanding, Recalled } from '../../src/modules/operators/notice.service';

const time = (moment: Date | null): string =>
  moment === null ? '-' : moment.toISOString().replace('T', ' ').slice(0, 16);

/** Promotions, the latest first. Times are UTC. */
export const promotionListText = (promotions: readonly PromotionRow[]): string =>
  promotions.length === 0
    ? 'There is no promotion.'
    : toTable(
        ['PROMOTION', 'STATE', 'STARTS', 'MEMBERS', 'CHANNELS', 'TITLE'],
        promotions.map((one) => [
          one.id,
          one.state,
          time(one.starts_at),
          String(one.members),
          one.channels.join(', '),
          one.title,
        ]),
      );

/** A promotion with what became of it. Times are UTC. */
export const promotionShowText = ({ promotion, decisions, waiting, dueAt }: PromotionStanding): string => {
  const head = toTable(
    ['PROMOTION', promotion.id],
    [
      ['state', promotion.state],
      ['starts', time(promotion.starts_at)],
      ['planned', `${time(promotion.created_at)} by ${promotion.scheduled_by}`],
      ['ended', time(promotion.ended_at)],
      ['segment', JSON.stringify(promotion.segment)],
      ['channels', promotion.channels.join(', ')],
      ['title', promotion.title],
      ['body', promotion.body],
      ['path', promotion.path],
      ['members', String(promotion.members)],
      ['not decided on', waiting === 0 ? '0' : `${waiting}, the first at ${time(dueAt)}`],
    ],
  );
  if (decisions.length === 0) return head;
  const rows = decisions.map(({ channel, decision, notices }) => [channel, decision, String(notices)]);
  return `${head}\n\n${toTable(['CHANNEL', 'DECISION', 'NOTICES'], rows)}`;
};

/** What became of a promotion that was cancelled. */
export const recalledText = ({ undecided, untouched, tried, sent }: Recalled): string =>
  toTable(
    ['CANCELLED', ''],
    [
      ['members for whom nothing was written', String(undecided)],
      ['messages recalled', String(untouched)],
      ['messages not tried again; one may be on its way', String(tried)],
      ['messages sent before', String(sent)],
    ],
  );

/** A member's notices. Times are UTC. */
export const memberNoticesText = (notices: readonly NoticeLine[]): string =>
  notices.length === 0
    ? 'The member has no notices.'
    : toTable(
        ['WRITTEN', 'KIND', 'ABOUT', 'READ', 'DECIDED', 'CHANNELS'],
        notices.map((one) => [
          time(one.created_at),
          one.kind,
          one.object,
          time(one.read_at),
          one.decided_at === null && one.due_at !== null ? `due ${time(one.due_at)}` : time(one.decided_at),
          one.channels ?? '-',
        ]),
      );

/** Every kind with how it is sent. */
export const kindsText = (): string =>
  toTable(
    ['KIND', 'SWITCH', 'CHANNELS', 'WAITS FOR THE DAY'],
    Object.entries(kindRules).map(([kind, rule]) => [
      kind,
      rule.switch ?? 'any',
      ['inbox', ...rule.channels].join(', '),
      rule.waitsForDay ? 'yes' : 'no',
    ]),
  );

/** The texts of a kind in each of its channels, with an example's facts. */
export function previewText(kind: string, now: Date): string {
  if (!isNoticeKind(kind)) throw new OperatorError(`There is no kind of notices '${kind}'`);
  if (kind === 'promo') throw new OperatorError('The texts of a promotion are its own: ops notify show');
  const { title, body, path } = exampleOf<CausedKind>(kind, now);
  const { channels } = kindRules[kind];
  const link = `https://poku.contoh.id${path}`;
  const parts = [
    `INBOX${channels.includes('push') ? ' AND PUSH' : ''}\n\n${title}\n${body}\n${path}`,
    ...(channels.includes('sms') ? [`SMS\n\n${noticeMessageWording.sms(body)}`] : []),
    ...(channels.includes('email')
      ? [`E-MAIL: ${title}\n\n${noticeMessageWording.email('Siti', body, link, '(the way out)')}`]
      : []),
  ];
  return parts.join('\n\n');
}
