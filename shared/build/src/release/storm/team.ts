import { promoteTogether } from '../channel';
import { setOf, VERSIONS } from './world';

/**
 * A team as a process of its own: promotes the releases of its remotes in turn and together, as the command does, and tells of each
 * when it is done. Arguments: the remotes with commas between, how often, and how many were promoted before.
 */
const [names = '', times = '0', before = '0'] = process.argv.slice(2);
let isOver = false;
process.on('disconnect', () => process.exit(isOver ? 0 : 1));
for (let done = 0; done < Number(times); done += 1) {
  const version = VERSIONS[(Number(before) + done + 1) % VERSIONS.length] ?? '';
  const startedAt = performance.now();
  await promoteTogether(setOf(names.split(','), version));
  process.send?.(performance.now() - startedAt);
}
isOver = true;
process.disconnect();
