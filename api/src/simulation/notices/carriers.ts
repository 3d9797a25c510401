import type { Random } from '@poku/tooling';
import { NobodyThere, type Message, type MessagePort } from '../../ports/messages';
import type { Life } from '../crash';
import type { World } from '../world';
import type { Browser, Person } from './person';

/** A message that a carrier took; the same one may come again under its reference. */
export interface Carried {
  readonly message: Message;
  readonly reference: string;
  readonly at: Date;
}

/** What carriers know a message by: who gets it, how and what it says. */
export const postKey = (message: Message): string =>
  message.channel === 'push'
    ? `push ${message.endpoint} ${message.tag}`
    : `${message.channel} ${message.to} ${message.text}`;

/** Carriers in memory, and what they know. */
export interface Carriers {
  readonly carried: readonly Carried[];
  /** How often a message was turned away, by its reference. */
  readonly refused: ReadonlyMap<string, number>;
  /** Messages that were turned away at least once, by `postKey`. */
  readonly delayed: ReadonlySet<string>;
  /** The carriers as a process sees them. */
  port(life: Life): MessagePort;
}

const refusedShare = 0.08;
const lostShare = 0.04;
const travelMs = [5, 800] as const;

/**
 * Carriers that turn messages away now and then, and take some without an answer, so that they come again.
 * @param isFaulty whether they do
 * @param hear is told of each message that was taken for the first time
 */
export function createCarriers(
  { schedule }: World,
  random: Random,
  people: readonly Person[],
  isFaulty: boolean,
  hear: (message: Message) => void,
): Carriers {
  const carried: Carried[] = [];
  const known = new Set<string>();
  const delayed = new Set<string>();
  const refused = new Map<string, number>();
  const browsers = new Map<string, Browser>(
    people.flatMap((person) => person.browsers.map((browser) => [browser.endpoint, browser] as const)),
  );
  const isGone = (message: Message, at: Date): boolean => {
    const goneAt = message.channel === 'push' ? browsers.get(message.endpoint)?.goneAt : undefined;
    return goneAt !== undefined && goneAt <= at;
  };

  const take = (message: Message): Promise<void> => {
    const at = schedule.clock.now();
    const { reference = '' } = message;
    if (isGone(message, at)) return Promise.reject(new NobodyThere('gone'));
    if (isFaulty && random.chance(refusedShare)) {
      refused.set(reference, (refused.get(reference) ?? 0) + 1);
      delayed.add(postKey(message));
      return Promise.reject(new Error('busy'));
    }
    carried.push({ message, reference, at });
    if (!known.has(reference)) hear(message);
    known.add(reference);
    if (!isFaulty || !random.chance(lostShare)) return Promise.resolve();
    refused.set(reference, (refused.get(reference) ?? 0) + 1);
    return Promise.reject(new Error('no answer'));
  };
  return {
    carried,
    refused,
    delayed,
    port: (life) => ({
      keepsText: true,
      send: (message) => life.around(() => schedule.turn(() => take(message), random.int(...travelMs))),
    }),
  };
}
