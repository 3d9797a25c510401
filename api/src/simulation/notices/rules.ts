import type { Channel, Person, Wanted } from './person';

/**
 * How each kind goes out, written by hand from D66 and decision 031: the switch that it obeys ('any': one of the channel's that is on), its
 * channels, and whether it waits for the day. Those of a promotion are its operator's choice.
 */
export const rules: Readonly<
  Record<string, { by: 'promo' | 'expired' | 'any'; channels: readonly Channel[]; waits: boolean }>
> = {
  'points-arrived': { by: 'any', channels: ['push'], waits: true },
  'points-ending-30': { by: 'expired', channels: ['push', 'email'], waits: true },
  'points-ending-7': { by: 'expired', channels: ['push', 'email'], waits: true },
  'points-ending-1': { by: 'expired', channels: ['push', 'email', 'sms'], waits: true },
  'coupon-ending': { by: 'expired', channels: ['push', 'email', 'sms'], waits: true },
  'payment-waits': { by: 'any', channels: ['push'], waits: false },
  'link-ended': { by: 'any', channels: ['push', 'email'], waits: true },
  'package-delivered': { by: 'any', channels: ['push'], waits: false },
  'package-failed': { by: 'any', channels: ['push'], waits: false },
  promo: { by: 'promo', channels: ['push', 'email', 'sms'], waits: true },
};

/** Whether a member may have a browser at a moment, one that lives, and may have none. */
function browserAt({ browsers }: Person, at: Date): readonly boolean[] {
  const alive = browsers.filter(
    ({ endsAt, revokedAt }) => at < endsAt && (revokedAt === undefined || at < revokedAt),
  );
  if (alive.length === 0) return [false];
  // Poku learns that one is gone when it sends there.
  return alive.every(({ goneAt }) => goneAt !== undefined && goneAt <= at) ? [true, false] : [true];
}

/** Why a channel is forbidden by one standing; empty when nothing forbids it. */
function obstaclesOf(
  by: 'promo' | 'expired' | 'any',
  channel: Channel,
  wanted: Wanted,
  isVerified: boolean,
  hasBrowser: boolean,
): string[] {
  const { promo: isPromo, expired } = wanted.of[channel];
  const promo = isPromo && isVerified;
  const isLet = by === 'promo' ? promo : by === 'expired' ? expired : promo || expired;
  return [
    ...(wanted.isOn && isLet ? [] : ['off']),
    ...(channel === 'email' && !isVerified ? ['unverified'] : []),
    ...(channel === 'push' && !hasBrowser ? ['no-browser'] : []),
  ];
}

/** Each set of obstacles that may have stood before a notice in a channel when it was decided on. */
export function possibleObstacles(
  person: Person,
  by: 'promo' | 'expired' | 'any',
  channel: Channel,
  at: Date,
): string[][] {
  return person.wanted
    .possibly(at)
    .flatMap((wanted) =>
      person.isVerified
        .possibly(at)
        .flatMap((isVerified) =>
          browserAt(person, at).map((has) => obstaclesOf(by, channel, wanted, isVerified, has)),
        ),
    );
}

/** Whether promotions may stand in a member's inbox at a moment: on in any channel. Each answer that is possible. */
export const promotionsWanted = (person: Person, at: Date): boolean[] =>
  person.wanted
    .possibly(at)
    .flatMap(({ isOn, of }) =>
      person.isVerified
        .possibly(at)
        .map((isVerified) => isOn && isVerified && Object.values(of).some(({ promo }) => promo)),
    );
