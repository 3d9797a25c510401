import { nameOf, type NoticeFacts } from './facts';
import type { SimulatedNotice } from './notice.repository';
import type { Person } from './person';
import { possibleObstacles, rules } from './rules';

/** Whether what an open page's notice is about was over when it was decided on; each answer that is possible. */
function pageObstacles({ pages, finished }: NoticeFacts, { object }: SimulatedNotice, at: Date): string[][] {
  const page = pages.find(({ number }) => number === object);
  const isOver = page === undefined || page.ends_at <= at || (page.ended_at !== null && page.ended_at <= at);
  if (isOver) return [['moot']];
  const done = finished.get(object);
  return done !== undefined && done <= at ? [[], ['moot']] : [[]];
}

/** Whether what a reminder is about may be gone by the time it goes out (D72): something of its member has moved. */
const mayBeOver = ({ watched }: NoticeFacts, { kind, member_id, created_at }: SimulatedNotice): boolean =>
  kind.includes('-ending') &&
  watched
    .filter(({ from, to }) => created_at >= from && created_at <= to)
    .some(({ movedLater }) => movedLater?.has(member_id) !== false);

/** What may have stood before a notice besides its member's settings; each answer that is possible. */
function otherObstacles(facts: NoticeFacts, one: SimulatedNotice, at: Date): string[][] {
  if (one.kind === 'payment-waits') return pageObstacles(facts, one, at);
  return mayBeOver(facts, one) ? [[], ['moot']] : [[]];
}

/** Channels of a notice that were used though something forbade it, or not though nothing did. */
export function wrongDecisions(facts: NoticeFacts, capped: ReadonlySet<SimulatedNotice>): string[] {
  const people = new Map<string, Person>(facts.people.map((person) => [person.id, person]));
  const planned = new Map(facts.promotions.map(({ id, channels }) => [id, channels]));
  return facts.notices.flatMap((one) => {
    const { kind, object, decided_at: at, decisions, member_id } = one;
    const [rule, person] = [rules[kind], people.get(member_id)];
    if (rule === undefined || person === undefined) return [`${nameOf(one)} is of no kind or nobody's`];
    if (at === null) return [];
    const wanted = kind === 'promo' ? (planned.get(object) ?? []) : rule.channels;
    const { inbox = '', ...others } = decisions;
    const isAll = Object.keys(others).sort().join() === [...wanted].sort().join();
    const mayBeHidden = kind === 'promo' || (inbox === 'moot' && mayBeOver(facts, one));
    const isInboxRight = inbox === 'shown' ? one.is_shown : !one.is_shown && mayBeHidden;
    const isCancelled = facts.promotions.some(
      ({ id, cancelled }) => id === object && cancelled !== undefined,
    );
    return [
      ...(isAll && isInboxRight ? [] : [`${nameOf(one)} was decided on as ${JSON.stringify(decisions)}`]),
      ...wanted.flatMap((channel) => {
        const decision = others[channel] ?? 'nothing';
        const possible = possibleObstacles(person, rule.by, channel, at).flatMap((obstacles) =>
          otherObstacles(facts, one, at).map((more) => [
            ...obstacles,
            ...more,
            ...(capped.has(one) ? ['capped'] : []),
          ]),
        );
        const isRight = possible.some((obstacles) =>
          decision === 'queued' || (decision === 'recalled' && isCancelled)
            ? obstacles.length === 0
            : obstacles.includes(decision),
        );
        return isRight
          ? []
          : [`${nameOf(one)} by ${channel} is ${decision}, but ${JSON.stringify(possible)} stood before it`];
      }),
    ];
  });
}
