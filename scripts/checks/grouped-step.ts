import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import { jestStep } from './jest-step';
import { runCommand, type StepResult } from './step';
import { writeGroups } from './test-groups';

/**
 * How many groups: more than workers, so that none is left alone with a long one at the end; each loads its modules once.
 */
const GROUP_COUNT = 15;

/** Docblock and first lines of a group, where a project needs some. */
const HEADS: Readonly<Record<string, string>> = {
  api: [
    '/** @jest-environment ./api/src/testing/embedded-environment.cjs */',
    `require(${JSON.stringify(join(ROOT, 'api/src/testing/database.ts'))}).keepTestDatabases();`,
  ].join('\n'),
};

const writeGroupsOf = async (
  project: string,
  isSecondDatabase: boolean,
  seed: string | undefined,
): Promise<void> => {
  const { output } = await runCommand(process.execPath, [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    project,
    '--listTests',
    '--json',
  ]);
  const list = output.split('\n').find((line) => line.startsWith('['));
  if (list === undefined) throw new Error(output);
  await writeGroups(join(ROOT, '.poku/groups', project), {
    files: JSON.parse(list) as readonly string[],
    count: GROUP_COUNT,
    head: HEADS[project] ?? '',
    isSecondDatabase,
    ...(seed !== undefined && { seed }),
  });
};

/**
 * Runs a project of jest.config.mjs in groups of its files, as one step.
 * @param besides projects that are run in the same step, each file by itself
 * @param isSecondDatabase leaves out what another step proves on its database. Default false
 * @param seed deals the files to the groups by chance. Default by their size
 */
export const groupedStep = async (
  name: string,
  project: 'api' | 'unit',
  {
    besides = [],
    env = {},
    isSecondDatabase = false,
    note,
    seed,
  }: {
    readonly besides?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
    readonly isSecondDatabase?: boolean;
    readonly note?: string;
    readonly seed?: string | undefined;
  } = {},
): Promise<StepResult> => {
  await writeGroupsOf(project, isSecondDatabase, seed);
  return jestStep(name, [project, ...besides], { ...env, POKU_TEST_GROUPS: project }, note);
};
