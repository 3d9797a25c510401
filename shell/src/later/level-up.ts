import type { Customer, Platform } from '@poku/contract';
import { homeWording } from '../wording/home';

type Level = Customer['tier'];

/** Lowest first. */
const LEVELS: readonly Level[] = ['Silver', 'Gold', 'Platinum'];
/** Name under which this device keeps the level that the member saw last. */
const SEEN = 'level.v1';

const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value);

/**
 * Congratulates the member who has risen since this device showed a level of theirs: at once on an open page, otherwise on the
 * next visit.
 * @returns a function that ends it
 */
export function cheerLevel({
  session$,
  events,
  offline,
}: Pick<Platform, 'session$' | 'events' | 'offline'>): () => void {
  const compare = async (level: Level): Promise<void> => {
    const seen = await offline.get(SEEN, (value) => (isLevel(value) ? value : null));
    if (seen?.value === level) return;
    await offline.put(SEEN, level);
    if (seen !== null && LEVELS.indexOf(level) > LEVELS.indexOf(seen.value))
      events.publish('alert.raised', { kind: 'success', message: homeWording.levelUp(level) });
  };
  // One after the other, so that two readings at once say it once.
  let last = Promise.resolve();
  const subscription = session$.subscribe((session) => {
    if (session.status !== 'member' || session.rememberedAt !== undefined) return;
    const { tier } = session.customer;
    last = last.then(() => compare(tier));
  });
  return () => subscription.unsubscribe();
}
