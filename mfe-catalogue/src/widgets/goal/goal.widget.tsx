import type { CallOptions, Platform, PokuApi, PokuEventName } from '@poku/contract';
import { useWidgetData } from '@poku/platform';
import { goalCall } from '../../calls/goal';
import { GoalTile } from '../../features/follow-goal/goal-tile';

const readGoal = (_: PokuApi, options: CallOptions, { call }: Platform) => call(goalCall, {}, options);
const readAgainAt: readonly PokuEventName[] = ['points.changed'];

/** 'Mimpi' on the dashboard. */
export const Widget = () => <GoalTile goal={useWidgetData(readGoal, readAgainAt)} />;
