import type { CallOptions, Platform, PokuApi, PokuEventName } from '@poku/contract';
import { useWidgetData } from '@poku/platform';
import { missionsCall } from '../../calls/missions';
import { MissionTile } from '../../features/follow-missions/mission-tile';

const readMissions = (_: PokuApi, options: CallOptions, { call }: Platform) =>
  call(missionsCall, {}, options);
const readAgainAt: readonly PokuEventName[] = ['points.changed', 'coupon.bought', 'coupon.changed'];

/** 'Misi Minggu Ini' on the dashboard. */
export const Widget = () => <MissionTile missions={useWidgetData(readMissions, readAgainAt)} />;
