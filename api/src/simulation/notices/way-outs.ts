import type { Random } from '@poku/tooling';
import type { Message } from '../../ports/messages';
import type { Cluster } from '../api-process';
import type { World } from '../world';
import type { Person, Wanted } from './person';
import type { Turns } from './turns';

const clickShare = 0.04;
const hourMs = 3_600_000;

/** What the address in an e-mail ends, by the word in its token. */
const without = ({ isOn, of }: Wanted, ends: string): Wanted => {
  const { promo, expired } = of.email;
  const email = {
    promo: promo && ends === 'expired',
    expired: expired && ends === 'promo',
  };
  return { isOn, of: { ...of, email } };
};

/** Few members end e-mails by the address in one of them. @returns what hears of an e-mail */
export function followWayOuts(
  { schedule }: World,
  cluster: Cluster,
  random: Random,
  people: readonly Person[],
  turns: Turns,
): (message: Message) => void {
  const byAddress = new Map(people.map((person) => [person.email, person]));
  return (message) => {
    const address = message.channel === 'email' ? message.unsubscribe : undefined;
    const person = byAddress.get(message.to);
    if (address === undefined || person === undefined || !random.chance(clickShare)) return;
    const token = address.slice(address.lastIndexOf('/') + 1);
    const ends = token.split('.')[1] ?? '';
    schedule.spawn(async () => {
      await schedule.sleep(random.int(0, 8 * hourMs));
      await turns.take(person.id, async () => {
        const from = schedule.clock.now();
        const before = person.wanted.last;
        await cluster.insist(({ wayOut }) => wayOut.leave(token));
        person.wanted.change(from, schedule.clock.now(), without(before, ends));
      });
    });
  };
}
