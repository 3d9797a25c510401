import { join } from 'node:path';
import { ROOT } from '../webpack/common';
import { jestStep } from './jest-step';
import { runCommand, type StepResult } from './step';
import { writeGroups } from './test-groups';

/** More than workers, so that none is left alone with a long one at the end; each loads the API's modules once. */
const GROUP_COUNT = 15;

/** Writes the groups in which `npm test` runs the API's tests. */
export const groupApiTests = async (): Promise<void> => {
  const listed = await runCommand(process.execPath, [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'api',
    '--listTests',
    '--json',
  ]);
  const lists = listed.output.split('\n').filter((line) => line.startsWith('['));
  const files = JSON.parse(lists[0] ?? '[]') as readonly string[];
  if (files.length === 0) throw new Error(listed.output);
  await writeGroups(join(ROOT, '.poku/groups/api'), {
    files,
    count: GROUP_COUNT,
    head: [
      '/** @jest-environment ./api/src/testing/embedded-environment.cjs */',
      `require(${JSON.stringify(join(ROOT, 'api/src/testing/database.ts'))}).keepTestDatabases();`,
    ].join('\n'),
  });
};

/**
 * Runs the API's tests in their groups.
 * @param databaseUrl of PostgreSQL; empty for the embedded database
 */
export const apiStep = (name: string, databaseUrl: string, note?: string): Promise<StepResult> =>
  jestStep(name, ['api'], { DATABASE_URL: databaseUrl, POKU_TEST_GROUPS: 'api' }, note);
