import type { Random } from '@poku/tooling';
import type { Cluster } from '../api-process';
import type { World } from '../world';
import type { Turns } from './turns';
import { endSession, verifyEmail } from './people.repository';
import { drawWanted } from './people';
import { CAFE, cafeReference, type Channel, type Person, type Wanted } from './person';

const hourMs = 3_600_000;
const changeShare = 0.5;
const verifyShare = 0.4;
const leaveShare = 0.2;
const goneShare = 0.1;
const endShare = 0.15;

/** As it is saved: no promotions while the e-mail is unverified (D54). */
const savedOf = ({ isOn, of }: Wanted, isVerified: boolean): Wanted => {
  const one = (channel: Channel) => ({
    promo: of[channel].promo && isVerified,
    expired: of[channel].expired,
  });
  return { isOn, of: { push: one('push'), email: one('email'), sms: one('sms') } };
};

/** What members do that changes what they are told: settings, addresses, browsers, links. @param hours how long the world lives */
export function liveAsPeople(
  world: World,
  cluster: Cluster,
  random: Random,
  people: readonly Person[],
  turns: Turns,
  hours: number,
): void {
  const { schedule, db } = world;
  const now = (): Date => schedule.clock.now();
  const endsMs = world.startedAt.getTime() + hours * hourMs;
  const sometime = (): Promise<void> => schedule.sleep(random.int(0, Math.max(0, endsMs - now().getTime())));

  const changeSettings = async (person: Person): Promise<void> => {
    for (let times = random.int(1, 3); times > 0; times -= 1) {
      await sometime();
      const wanted = drawWanted(random);
      const one = (channel: Channel) => ({
        ...wanted.of[channel],
        all: wanted.of[channel].promo && wanted.of[channel].expired,
      });
      const update = {
        isOn: wanted.isOn,
        channels: { sms: one('sms'), email: one('email'), push: one('push') },
      };
      await turns.take(person.id, async () => {
        const from = now();
        await cluster.insist(({ settings }) => settings.saveNotifications(person.id, update));
        person.wanted.change(from, now(), savedOf(wanted, person.isVerified.last));
      });
    }
  };

  const verify = async (person: Person): Promise<void> => {
    await sometime();
    const from = now();
    await schedule.turn(() => verifyEmail(db, person.id));
    person.isVerified.change(from, now(), true);
  };

  const endLink = async (person: Person): Promise<void> => {
    await sometime();
    const from = now();
    const subject = `${CAFE.slug}-${person.id}`;
    const event = { type: 'link.ended', subject, reference: cafeReference(person.id) } as const;
    // Told twice at once and again days later, each by an event of its own.
    const tell = (eventId: string): Promise<unknown> =>
      cluster.insist(({ events }) =>
        events.take(CAFE.slug, { ...event, eventId: `${eventId}-${person.id}` }),
      );
    const copies = random.chance(0.3) ? ['one', 'two'] : ['one'];
    await Promise.all(copies.map(tell));
    person.linkEnded = { from, to: now() };
    if (!random.chance(0.3)) return;
    await sometime();
    await tell(random.pick(['one', 'three']));
  };

  for (const person of people) {
    const [browser] = person.browsers;
    if (!person.isVerified.last && random.chance(verifyShare)) schedule.spawn(() => verify(person));
    else if (random.chance(changeShare)) schedule.spawn(() => changeSettings(person));
    if (random.chance(endShare)) schedule.spawn(() => endLink(person));
    if (browser === undefined) continue;
    if (random.chance(leaveShare))
      schedule.spawn(async () => {
        await sometime();
        await schedule.turn(() => {
          browser.revokedAt = now();
          return endSession(db, browser.endpoint, now());
        });
      });
    else if (random.chance(goneShare))
      browser.goneAt = new Date(world.startedAt.getTime() + random.int(0, hours * hourMs));
  }
}
