import type { MerchantUses } from './merchant-check.repository';

/** What Poku saw of a merchant. */
export interface Seen extends MerchantUses {
  /** Times refused, by what was asked and why, as `void too-late`. */
  refusals: ReadonlyMap<string, number>;
  /** Times turned away before anything was asked. */
  turnedAway: { signature: number; time: number; replay: number; limit: number };
}

/** A rule of docs/merchant-protocol.md that can be judged by what came. */
export interface MerchantRule {
  title: string;
  /** How often it could be seen. */
  seen: (seen: Seen) => number;
  /** How often it was broken. */
  broken: (seen: Seen) => number;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);
const refused =
  (...kinds: readonly string[]) =>
  ({ refusals }: Seen): number =>
    sum(kinds.map((kind) => refusals.get(kind) ?? 0));
const asked =
  (call: string) =>
  ({ refusals }: Seen): number =>
    sum([...refusals].filter(([kind]) => kind.startsWith(`${call} `)).map(([, times]) => times));

const online = (seen: Seen): number => seen.uses - seen.offline + asked('use')(seen);
const offline = (seen: Seen): number => seen.offline + seen.doubles + asked('offline')(seen);
const voids = (seen: Seen): number => seen.voided + asked('void')(seen);
const calls = (seen: Seen): number =>
  online(seen) + offline(seen) + voids(seen) + sum(Object.values(seen.turnedAway));

/** In the order of the protocol. */
export const merchantRules: readonly MerchantRule[] = [
  {
    title: 'every call is signed with an agreed key, over what is sent',
    seen: calls,
    broken: ({ turnedAway }) => turnedAway.signature,
  },
  {
    title: 'the clock that signs is right to five minutes',
    seen: calls,
    broken: ({ turnedAway }) => turnedAway.time,
  },
  {
    title: 'every request is signed anew, also one that is sent again',
    seen: calls,
    broken: ({ turnedAway }) => turnedAway.replay,
  },
  {
    title: 'no more calls come in a minute than were agreed',
    seen: calls,
    broken: ({ turnedAway }) => turnedAway.limit,
  },
  {
    title: 'a coupon is used with a network',
    seen: ({ uses, offline: none }) => uses - none,
    broken: () => 0,
  },
  {
    title: 'every use has a reference of its own',
    seen: (seen) => online(seen) + offline(seen),
    broken: refused('use reference-taken', 'offline reference-taken'),
  },
  { title: 'only what was used is taken back', seen: voids, broken: refused('void unknown') },
  { title: 'a use is taken back within five minutes', seen: voids, broken: refused('void too-late') },
  {
    title: 'a till without a network takes tokens of Poku for its own merchant alone',
    seen: offline,
    broken: refused('offline forged', 'offline other-merchant'),
  },
  {
    title: 'a till without a network takes a token in its time, by a clock that is right to two minutes',
    seen: offline,
    broken: refused('offline expired'),
  },
  {
    title: 'a use without a network is told within three days',
    seen: offline,
    broken: refused('offline too-late'),
  },
  { title: 'no store takes a coupon twice', seen: offline, broken: ({ doubles }) => doubles },
];
