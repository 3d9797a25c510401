import type { Random } from '@poku/tooling';
import type { World } from '../world';
import { createHistory } from './history';
import { insertPeople } from './people.repository';
import { INTERESTS, type Person, type Wanted } from './person';

const dayMs = 24 * 3_600_000;
const everything: Wanted = {
  isOn: true,
  of: {
    push: { promo: true, expired: true },
    email: { promo: true, expired: true },
    sms: { promo: true, expired: true },
  },
};

/** Any switches. */
export function drawWanted(random: Random): Wanted {
  const one = () => ({ promo: random.chance(0.6), expired: random.chance(0.6) });
  return { isOn: random.chance(0.85), of: { push: one(), email: one(), sms: one() } };
}

/** Gives the members of a world settings, addresses, browsers, interests and a link that will end. @param days how long the world lives */
export async function drawPeople(world: World, random: Random, days: number): Promise<Person[]> {
  const people = world.members.map(({ id, msisdn }): Person => {
    const browsers = Array.from({ length: random.pick([0, 1, 1, 2]) }, (_, index) => {
      const liveMs = random.chance(0.7) ? 2 * days * dayMs : random.int(1, days) * dayMs;
      const endsAt = new Date(world.startedAt.getTime() + liveMs);
      return { endpoint: `https://fcm.googleapis.com/fcm/send/${id}-${index}`, endsAt };
    });
    return {
      id,
      msisdn,
      email: `${id}@contoh.id`,
      interests: INTERESTS.filter(() => random.chance(0.3)),
      wanted: createHistory(random.chance(0.5) ? everything : drawWanted(random)),
      isVerified: createHistory(random.chance(0.75)),
      browsers,
    };
  });
  await world.db.transaction((tx) => insertPeople(tx, people, everything, world.startedAt));
  return people;
}
