import { BRAND } from '@poku/domain/brand';
import type { CodeWording } from '@poku/domain/wording/code-wording';
import {
  asker,
  call,
  choice,
  day,
  list,
  moment,
  record,
  text,
  type ValueOf,
  whole,
} from '@poku/contract/calls';

/** What a mission counts: partners that gave own points, coupons that were bought, or used. */
const kinds = ['earn', 'buy', 'use'] as const;
/** How it stands: `reached` waits for the member to fetch its points. */
const states = ['open', 'reached', 'paid'] as const;

const missionId = text(undefined, { minChars: 1, maxChars: 32 });

const mission = record({
  id: { ...missionId, wire: 'missionId' },
  kind: choice(kinds, 'type'),
  /** How many it takes, from 1. */
  target: whole(),
  /** How many there are, at most `target`. */
  done: whole(),
  /** Own points that it gives. */
  rewardPoints: whole(BRAND.wire.point),
  state: choice(states, 'status'),
});

const missions = record({
  /** Monday of the running week, in WIB. */
  week: day(),
  /** When the week ends; what was reached can be fetched for a week more. */
  endsAt: moment('weekEndDate'),
  missions: list(mission, 'data'),
  /** Monday of the week before. */
  weekBefore: day(),
  /** What was reached in the week before and not fetched yet. */
  missionsBefore: list(mission, 'dataBefore'),
});

export type MissionKind = (typeof kinds)[number];
export type Mission = ValueOf<typeof mission>;
/** The missions of a week, and what is left of those before (decision 053). */
export type Missions = ValueOf<typeof missions>;

/** A member's missions of the week (decision 053). */
export const missionsCall = call({
  method: 'GET',
  path: '/customermission/{clientId}',
  answer: missions,
});

/**
 * Gives the points of a mission that was reached, once; again it changes nothing. Code `MissionCode`, 404 for a mission that
 * there was not in the week; `invalid` names a week that is neither the running one nor the one before.
 */
export const fetchRewardCall = call({
  method: 'POST',
  path: '/customermission',
  body: { clientId: asker(), missionId, week: day() },
});

/** Why a mission gives nothing. */
export const MissionCode = { notReached: 201 } as const;

/** What a member reads for each code. */
export const missionCodeWording: CodeWording = {
  [MissionCode.notReached]: 'Misi ini belum selesai.',
};

/** What 404 says. */
export const missionUnknown = 'Misi ini tidak ada di minggu itu.';
