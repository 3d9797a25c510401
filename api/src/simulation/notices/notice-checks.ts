import { wrongDecisions } from './decision-checks';
import { expectedEnds, expectedOf } from './expected';
import { nameOf, type NoticeFacts } from './facts';
import type { SimulatedNotice } from './notice.repository';
import { weighPromotions } from './promotion-checks';
import { wrongTimes } from './time-checks';

const endKinds = /-ending/;

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
        const isSettled = span.movedLater?.has(key.split(' ')[0] ?? '') === false;
        return body.includes(text) || !isSettled ? [] : [`${key} says '${body}' without '${text}'`];
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
