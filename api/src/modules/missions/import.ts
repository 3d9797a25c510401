import type { Database } from '../../db/database';
import { demandNone, findRepetitions, readRows } from '../imports/rows';
import { missionFile } from './import.schema';
import { saveMissions } from './repository';

const what = 'missions';

/**
 * Puts missions in (decision 053), by id: a known one is as the file has it from then on. What was given for it stays. All or nothing.
 * @param content what stood in the file, as parsed JSON: an array of `ImportedMission`s before their check
 * @returns how many were new, how many were changed, and how many had nothing new
 * @throws ImportError that names every wrong row and field
 */
export async function importMissions(
  db: Database,
  content: unknown,
): Promise<{ added: number; changed: number; unchanged: number }> {
  const missions = await readRows(what, missionFile, content);
  demandNone(what, findRepetitions(missions, ['id']));
  const { added, changed } = await saveMissions(db, missions);
  return { added, changed, unchanged: missions.length - added - changed };
}
