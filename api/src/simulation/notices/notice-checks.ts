import type { SimulatedNotice } from './notice.repository';
import { expectedEnds, expectedOf, keyOf, type Causes } from './expected';
import { possibleObstacles, promotionsWanted, rules } from './rules';
import type { Person } from './person';
import type { Watched } from './watch';
import { wibHour } from './wib';

/** What is known of a world's notices at its end. */
export interface NoticeFacts extends Causes {
  readonly notices: readonly SimulatedNotice[];
  readonly watched: readonly Watched[];
}

const minuteMs = 60_000;
const promptMs = 45 * minuteMs;
const dayMs = 24 * 60 * minuteMs;
const mostPromotions = 3;
const endKinds = /-ending/;

const nameOf = ({ member_id, kind, object }: SimulatedNotice): string => keyOf(member_id, kind, object);

/** Notices that are missing, or of which nobody knows why they were written. */
function wronglyTold(facts: NoticeFacts): string[] {
  const { must, may } = expectedOf(facts);
  const told = new Map(facts.notices.map((one) => [nameOf(one), one]));
  return [
    ...(told.size === facts.notices.length
      ? []
      : [`${facts.notices.length - told.size} notices stand twice`]),
    ...[...must].flatMap(([key, text]) => {
      const one = told.get(key);
      if (one === undefined) return [`nobody was told: ${key}`];
      return one.body.includes(text) ? [] : [`${key} says '${one.body}' without '${text}'`];
    }),
    ...facts.notices
      .filter(({ kind }) => !endKinds.test(kind))
      .map(nameOf)
      .filter((key) => !must.has(key) && !may.has(key))
      .map((key) => `told without a reason: ${key}`),
  ];
}

/** Reminders of ends that are missing, wrong, or came at another time than that of a search. */
function wrongEnds({ notices, watched }: NoticeFacts): string[] {
  const reminders = notices.filter(({ kind }) => endKinds.test(kind));
  const inside = new Set<SimulatedNotice>();
  const breaches = watched.flatMap((span) => {
    const must = expectedEnds(span);
    const told = reminders.filter(({ created_at: at }) => at >= span.from && at <= span.to);
    for (const one of told) inside.add(one);
    const bodies = new Map(told.map((one) => [nameOf(one), one.body]));
    return [
      ...[...must].flatMap(([key, text]) => {
        const body = bodies.get(key);
        if (body === undefined) return [`nobody was told on ${span.to.toISOString()}: ${key}`];
        return body.includes(text) ? [] : [`${key} says '${body}' without '${text}'`];
      }),
      ...told
        .filter((one) => !span.moved.has(one.member_id) && !must.has(nameOf(one)))
        .map((one) => `told on ${span.to.toISOString()} without a reason: ${nameOf(one)}`),
    ];
  });
  const outside = reminders
    .filter((one) => !inside.has(one))
    .map((one) => `told outside of a search: ${nameOf(one)}`);
  return [...breaches, ...outside];
}

/** Notices that were decided on at night, late, or never. */
function wrongTimes({ notices, promotions }: NoticeFacts): string[] {
  const ended = new Map(promotions.map(({ id, cancelled }) => [id, cancelled]));
  return notices.flatMap((one) => {
    const { kind, object, created_at, decided_at } = one;
    const cancelled = kind === 'promo' ? ended.get(object) : undefined;
    if (decided_at === null) return cancelled === undefined ? [`${nameOf(one)} was never decided on`] : [];
    const hour = wibHour(decided_at);
    const waits = rules[kind]?.waits ?? false;
    const isNight = hour < 8 || hour >= 21;
    const written = wibHour(created_at);
    const morningMs =
      written >= 21 ? (32 - written) * 60 * minuteMs : written < 8 ? (8 - written) * 60 * minuteMs : 0;
    // What was written right before the night may miss the day.
    const isEvening = written >= 20;
    const longestMs = promptMs + (waits ? morningMs : 0) + (waits && isEvening ? 12 * 60 * minuteMs : 0);
    return [
      ...(waits && isNight ? [`${nameOf(one)} was decided on at night, ${decided_at.toISOString()}`] : []),
      ...(decided_at.getTime() - created_at.getTime() > longestMs
        ? [`${nameOf(one)} waited from ${created_at.toISOString()} to ${decided_at.toISOString()}`]
        : []),
      ...(cancelled !== undefined && cancelled.to < decided_at
        ? [`${nameOf(one)} came after its promotion ended`]
        : []),
    ];
  });
}

/** Whether what an open page's notice is about was over when it was decided on; each answer that is possible. */
function pageObstacles({ pages, finished }: NoticeFacts, { object }: SimulatedNotice, at: Date): string[][] {
  const page = pages.find(({ number }) => number === object);
  const isOver = page === undefined || page.ends_at <= at || (page.ended_at !== null && page.ended_at <= at);
  if (isOver) return [['moot']];
  const done = finished.get(object);
  return done !== undefined && done <= at ? [[], ['moot']] : [[]];
}

/** Channels of a notice that were used though something forbade it, or not though nothing did. */
function wrongDecisions(facts: NoticeFacts, capped: ReadonlySet<SimulatedNotice>): string[] {
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
    const isInboxRight = inbox === 'shown' ? one.is_shown : !one.is_shown && kind === 'promo';
    return [
      ...(isAll && isInboxRight ? [] : [`${nameOf(one)} was decided on as ${JSON.stringify(decisions)}`]),
      ...wanted.flatMap((channel) => {
        const decision = others[channel] ?? 'nothing';
        const possible = possibleObstacles(person, rule.by, channel, at).flatMap((obstacles) =>
          (kind === 'payment-waits' ? pageObstacles(facts, one, at) : [[]]).map((more) => [
            ...obstacles,
            ...more,
            ...(capped.has(one) ? ['capped'] : []),
          ]),
        );
        const isRight = possible.some((obstacles) =>
          decision === 'queued' ? obstacles.length === 0 : obstacles.includes(decision),
        );
        return isRight
          ? []
          : [`${nameOf(one)} by ${channel} is ${decision}, but ${JSON.stringify(possible)} stood before it`];
      }),
    ];
  });
}

/** Promotions that had to stay away since their member had enough in the seven days before, and what is wrong with which did. */
function weighPromotions({ notices, people }: NoticeFacts): {
  capped: Set<SimulatedNotice>;
  breaches: string[];
} {
  const capped = new Set<SimulatedNotice>();
  const breaches: string[] = [];
  const byMember = new Map<string, SimulatedNotice[]>();
  for (const one of notices)
    if (one.kind === 'promo' && one.decided_at !== null)
      byMember.set(one.member_id, [...(byMember.get(one.member_id) ?? []), one]);
  for (const person of people) {
    const mine = byMember.get(person.id) ?? [];
    for (const one of mine) {
      const at = one.decided_at ?? one.created_at;
      const shownBefore = mine.filter(({ decided_at, is_shown }) => {
        const then = decided_at?.getTime() ?? Infinity;
        return is_shown && then < at.getTime() && then > at.getTime() - 7 * dayMs;
      }).length;
      const together = mine.filter(({ decided_at }) => decided_at?.getTime() === at.getTime());
      const shownNow = together.filter(({ is_shown }) => is_shown).length;
      const isFull = shownBefore + shownNow >= mostPromotions;
      if (isFull && !one.is_shown) capped.add(one);
      if (shownBefore + shownNow > mostPromotions)
        breaches.push(`${person.id} was shown too many promotions by ${at.toISOString()}`);
      const wanted = promotionsWanted(person, at);
      const isRight = one.is_shown ? wanted.includes(true) : isFull || wanted.includes(false);
      const isNamedRight = one.decisions['inbox'] === 'capped' ? isFull : true;
      if (!isRight || !isNamedRight)
        breaches.push(`${nameOf(one)} is ${one.decisions['inbox']} in the inbox, wanted ${String(wanted)}`);
    }
  }
  return { capped, breaches };
}

/** Everything that is wrong with who was told what and by which channels, in sentences. */
export function noticeBreaches(facts: NoticeFacts): string[] {
  const { capped, breaches } = weighPromotions(facts);
  return [
    ...wronglyTold(facts),
    ...wrongEnds(facts),
    ...wrongTimes(facts),
    ...breaches,
    ...wrongDecisions(facts, capped),
  ];
}
