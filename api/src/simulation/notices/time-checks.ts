import { nameOf, type NoticeFacts } from './facts';
import { rules } from './rules';
import { wibHour } from './wib';

const minuteMs = 60_000;
const promptMs = 45 * minuteMs;

/** Notices that were decided on at night, late, or never. */
export function wrongTimes({ notices, promotions }: NoticeFacts): string[] {
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
