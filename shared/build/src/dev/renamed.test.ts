import { integrityOf } from '../release/files';
import { renamed } from './renamed';

const chunk = 'self["chunks_mfe_x_dev_0"].push(run)';
const other = 'run()';

test('a build gets another name, and its entry the hashes of the chunks as they are now', () => {
  const entry = `var mfe_x_dev_0 = {sri: ["${integrityOf(chunk)}", "${integrityOf(other)}"]};`;
  const scripts = new Map([
    ['entry.js', entry],
    ['page.js', chunk],
    ['other.js', other],
  ]);
  const named = renamed(scripts, 'entry.js', 'mfe_x_dev_0', 'mfe_x_dev_7');
  const newChunk = 'self["chunks_mfe_x_dev_7"].push(run)';
  expect(named.get('page.js')).toBe(newChunk);
  expect(named.get('other.js')).toBe(other);
  expect(named.get('entry.js')).toBe(
    `var mfe_x_dev_7 = {sri: ["${integrityOf(newChunk)}", "${integrityOf(other)}"]};`,
  );
});
