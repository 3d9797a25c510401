import { createDevBuilds } from './dev-builds';

const KEPT = 20;
const build = (version: string) => ({ version, files: new Map([['entry.js', version]]) });
const patch = (version: string) => ({ from: 'dev-0', version, text: version });

test('of many builds the newest stay, and those that a page runs', () => {
  const builds = createDevBuilds();
  builds.add(build('dev-run'));
  builds.file('dev-run', 'entry.js');
  for (let turn = 1; turn <= KEPT; turn += 1) builds.add(build(`dev-${turn}`));
  expect(builds.file('dev-run', 'entry.js')).toBe('dev-run');
  expect(builds.file('dev-1', 'entry.js')).toBeUndefined();
  expect(builds.file('dev-2', 'entry.js')).toBe('dev-2');
  expect(builds.newest()?.version).toBe(`dev-${KEPT}`);
});

test('a build that is the newest already is no new one; one that comes again is', () => {
  const builds = createDevBuilds();
  expect(builds.add(build('dev-1'))).toBe(true);
  expect(builds.add(build('dev-1'))).toBe(false);
  expect(builds.add(build('dev-2'))).toBe(true);
  expect(builds.add(build('dev-1'))).toBe(true);
});

test('of many patches the newest stay', () => {
  const builds = createDevBuilds();
  for (let turn = 0; turn <= KEPT; turn += 1) builds.addPatch(patch(`dev-${turn}`));
  expect(builds.patch('dev-0')).toBeUndefined();
  expect(builds.patch('dev-1')).toBe('dev-1');
});
