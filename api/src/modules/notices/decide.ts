import { noticeChannels, type KindRule, type NoticeChannel } from './kinds';

/** The switches of a channel in effect. */
export interface Switches {
  promo: boolean;
  expired: boolean;
}

/** What decides on the channels of a notice at the moment that it goes out. */
export interface Standing {
  /** The master switch (D54). */
  isOn: boolean;
  /** The switches in effect ([A] §5). */
  channels: Readonly<Record<NoticeChannel, Switches>>;
  isEmailVerified: boolean;
  /** Whether any browser takes web push. */
  hasBrowser: boolean;
  /** Whether the member had as many promotions as may be. */
  isCapped: boolean;
  /** Whether what it is about is over. */
  isMoot: boolean;
}

/** What becomes of a notice in a channel. */
export type Decision = 'queued' | 'off' | 'unverified' | 'capped' | 'no-browser' | 'moot';

/** What becomes of a notice. */
export interface Decided {
  isShown: boolean;
  inbox: 'shown' | 'off' | 'capped' | 'moot';
  channels: Partial<Record<NoticeChannel, Decision>>;
}

/** Whether a channel's switches let a kind through. With all of them off it gets nothing ([A] §4). */
const isLetThrough = ({ promo, expired }: Switches, by: KindRule['switch']): boolean =>
  by === null ? promo || expired : by === 'promo' ? promo : expired;

function decideChannel(channel: NoticeChannel, by: KindRule['switch'], standing: Standing): Decision {
  if (!standing.isOn) return 'off';
  if (channel === 'email' && !standing.isEmailVerified) return 'unverified';
  if (!isLetThrough(standing.channels[channel], by)) return 'off';
  if (by === 'promo' && standing.isCapped) return 'capped';
  if (channel === 'push' && !standing.hasBrowser) return 'no-browser';
  return standing.isMoot ? 'moot' : 'queued';
}

function decideInbox(
  by: KindRule['switch'],
  { isOn, channels, isCapped, isMoot }: Standing,
): Decided['inbox'] {
  // Nobody is to be reminded of what was spent.
  if (by === 'expired') return isMoot ? 'moot' : 'shown';
  if (by !== 'promo') return 'shown';
  if (!isOn || !noticeChannels.some((channel) => channels[channel].promo)) return 'off';
  return isCapped ? 'capped' : 'shown';
}

/** Decides what becomes of a notice by the member's settings (D54, D66). Every wanted channel gets an answer. */
export function decide(
  rule: Pick<KindRule, 'switch'>,
  wanted: readonly NoticeChannel[],
  standing: Standing,
): Decided {
  const inbox = decideInbox(rule.switch, standing);
  const channels = Object.fromEntries(
    wanted.map((channel) => [channel, decideChannel(channel, rule.switch, standing)]),
  );
  return { isShown: inbox === 'shown', inbox, channels };
}
