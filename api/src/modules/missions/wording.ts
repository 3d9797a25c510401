import type { MissionKind } from '@poku/mfe-history/calls/missions';

/** What the history says of a mission's points. @param target how many it took */
export const missionWording: Readonly<Record<MissionKind, (target: number) => string>> = {
  earn: (target) => `Misi: raih poin di ${String(target)} partner`,
  buy: (target) => `Misi: tukar ${String(target)} kupon`,
  use: (target) => `Misi: pakai ${String(target)} kupon`,
};
