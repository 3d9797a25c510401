const { createRequire } = require('node:module');
const { basename } = require('node:path');

/** What Jest itself loads, which is no dependency of ours. */
const ofJest = createRequire(require.resolve('jest'));
const Sequencer = ofJest('@jest/test-sequencer').default;

const isLong = ({ path }) => basename(path).startsWith('long-');

/** Begins the long files of `npm test` first, so that no worker is alone with one at the end; the others in Jest's order. */
module.exports = class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
