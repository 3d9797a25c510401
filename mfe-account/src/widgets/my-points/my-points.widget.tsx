import type { CallOptions, Platform, PokuApi, PokuEventName } from '@poku/contract';
import { useMember, useWidgetData } from '@poku/platform';
import { tierCall } from '../../calls/tier';
import { outcomeOf } from '../../features/read-again';
import { PointsOverview } from './points-overview';

/** Without it the rest of the widget is whole. */
const readTier = (_: PokuApi, { signal }: CallOptions, platform: Platform) =>
  outcomeOf(platform.call(tierCall, {}, { signal }));
const readAgainAt: readonly PokuEventName[] = ['points.changed'];

/** 'Poin kamu' on the dashboard. */
export function Widget() {
  const { customer } = useMember();
  return <PointsOverview customer={customer} tier={useWidgetData(readTier, readAgainAt)} />;
}
