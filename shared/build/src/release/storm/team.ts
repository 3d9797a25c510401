import { promote } from '../channel';
import { VERSIONS } from './world';

/**
 * A team as a process of its own: promotes the releases of its remote in turn, as the command does, and tells of each when it is
 * done. Arguments: the remote, how often, and how many were promoted before.
 */
const [name = '', times = '0', before = '0'] = process.argv.slice(2);
let isOver = false;
process.on('disconnect', () => process.exit(isOver ? 0 : 1));
for (let done = 0; done < Number(times); done += 1) {
  const version = VERSIONS[(Number(before) + done + 1) % VERSIONS.length] ?? '';
  const startedAt = performance.now();
  await promote(name, version);
  process.send?.(performance.now() - startedAt);
}
isOver = true;
process.disconnect();
