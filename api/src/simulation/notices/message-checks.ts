import { postKey, type Carriers } from './carriers';
import type { SimulatedNotice } from './notice.repository';
import { channels, type Channel, type Person } from './person';
import { rules } from './rules';
import { wibHour } from './wib';

const mostTries = 5;
/** A message that was taken right before the night may arrive a moment later. */
const slackHours = 10 / 3600;

interface Post {
  readonly references: ReadonlySet<string>;
  readonly times: readonly Date[];
}

/** What carriers took, by who got it, how and what it says, as the carriers know it. */
function postOf({ carried }: Carriers): Map<string, Post> {
  const post = new Map<string, Post>();
  for (const { message, reference, at } of carried) {
    const key = postKey(message);
    const { references, times } = post.get(key) ?? { references: new Set(), times: [] };
    post.set(key, { references: new Set([...references, reference]), times: [...times, at] });
  }
  return post;
}

/**
 * Everything that is wrong with what carriers got, in sentences: each message once, by day, and none that was not decided on.
 * @param cancelled promotions whose messages were recalled where nobody had sent them
 */
export function messageBreaches(
  people: readonly Person[],
  notices: readonly SimulatedNotice[],
  carriers: Carriers,
  cancelled: ReadonlySet<string>,
): string[] {
  const post = postOf(carriers);
  const byMember = new Map(people.map((person) => [person.id, person]));
  const hasGivenUp = [...carriers.refused.values()].some((times) => times >= mostTries);
  const wanted = new Set<string>();
  const told = new Map<string, number>();
  for (const { member_id, body, decisions } of notices)
    for (const channel of channels.filter((one) => decisions[one] === 'queued')) {
      const key = `${channel} ${member_id} ${body}`;
      told.set(key, (told.get(key) ?? 0) + 1);
    }
  const breaches: string[] = [];
  for (const { id, member_id, kind, object, body, decisions, decided_at } of notices)
    for (const channel of channels.filter((one: Channel) => decisions[one] === 'queued')) {
      const person = byMember.get(member_id);
      if (person === undefined || decided_at === null) continue;
      const name = `${member_id} ${kind} ${object} by ${channel}`;
      const keys =
        channel === 'push'
          ? person.browsers.map(({ endpoint }) => `push ${endpoint} n${id}`)
          : [...post.keys()].filter(
              (key) =>
                key.startsWith(`${channel} ${channel === 'sms' ? person.msisdn : person.email} `) &&
                key.includes(channel === 'sms' ? `: ${body}` : `\n${body}\n`),
            );
      const found = keys.flatMap((key) => post.get(key) ?? []);
      for (const key of keys) wanted.add(key);
      if (channel !== 'push' && found.length > 1) breaches.push(`${name} says two things`);
      const canMiss =
        channel === 'push' &&
        person.browsers.every(({ endsAt, revokedAt, goneAt }) =>
          [endsAt, revokedAt, goneAt].some(
            (end) => end !== undefined && end.getTime() <= decided_at.getTime() + 13 * 3_600_000,
          ),
        );
      // Points that end on a day are told of in the same words a month and a week before; a browser tells them apart.
      const alike = channel === 'push' ? 1 : (told.get(`${channel} ${member_id} ${body}`) ?? 0);
      const came = found.reduce((sum, { references }) => sum + references.size, 0);
      const isMissing = channel === 'push' ? came === 0 : came < alike;
      // A page of ten minutes may be over before the next try.
      const isTooLate = kind === 'payment-waits' && keys.some((key) => carriers.delayed.has(key));
      const isRecalled = kind === 'promo' && cancelled.has(object);
      if (isMissing && !canMiss && !isRecalled && !isTooLate && !hasGivenUp)
        breaches.push(`${name} never came`);
      for (const { references, times } of found) {
        if (references.size > alike) breaches.push(`${name} came ${references.size} times`);
        const night = times.find((at) => wibHour(at) < 8 || wibHour(at) >= 21 + slackHours);
        if (rules[kind]?.waits === true && night !== undefined)
          breaches.push(`${name} came at night, ${night.toISOString()}`);
      }
    }
  return [
    ...breaches,
    ...[...post.keys()].filter((key) => !wanted.has(key)).map((key) => `nobody decided on ${key}`),
  ];
}
