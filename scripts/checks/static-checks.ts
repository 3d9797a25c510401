import { remoteNames } from '@poku/build/remotes';
import { programsStep, type StepResult } from './step';

/** Files of TypeScript projects, which have no names in common. */
const TYPE_PROJECTS = ['web', 'worker', 'node', 'tools'];
const KNIP = ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'];

/** What is read off the sources without running them. */
interface StaticCheck {
  /** Its name in what `npm test` prints. */
  readonly title: string;
  /** Programs of Node with their options, in turn. */
  programs(): Promise<readonly (readonly string[])[]> | readonly (readonly string[])[];
}

const CHECKS = {
  types: {
    title: 'types',
    programs: () =>
      TYPE_PROJECTS.map((name) => ['node_modules/typescript-native/bin/tsc', '-p', `tsconfig.${name}.json`]),
  },
  imports: {
    title: 'import rules',
    programs: async () => [
      [
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        '--config=.dependency-cruiser.cjs',
        ...[
          'shared',
          'shell',
          ...(await remoteNames()),
          'api',
          'partner-protocol',
          'partner-check',
          'scripts',
          'e2e',
        ],
      ],
    ],
  },
  format: { title: 'format', programs: () => [['node_modules/oxfmt/bin/oxfmt', '--check']] },
  oxlint: { title: 'lint', programs: () => [['node_modules/oxlint/bin/oxlint', '--deny-warnings']] },
  unused: {
    title: 'unused code',
    programs: () => [
      KNIP,
      [...KNIP, '--production', '--include', 'files,exports'],
      ['--import', 'tsx', 'scripts/checks/list-unused-texts.ts'],
    ],
  },
} satisfies Readonly<Record<string, StaticCheck>>;

/** A static check by its name. */
export type CheckName = keyof typeof CHECKS;

/** Names of all static checks. */
export const CHECK_NAMES = Object.keys(CHECKS) as readonly CheckName[];

/** Two lanes of about the same length, each for one core. */
const LANES: readonly (readonly CheckName[])[] = [
  ['types', 'imports'],
  ['format', 'oxlint', 'unused'],
];

/**
 * Runs static checks, also after a failure.
 * @param wanted default all
 * @param most how many characters are shown of what a check printed that failed. Default 6,000
 */
export const runStaticChecks = async (
  wanted: readonly CheckName[] = CHECK_NAMES,
  most?: number,
): Promise<readonly StepResult[]> => {
  const lanes = LANES.map(async (lane) => {
    const results: StepResult[] = [];
    for (const name of lane.filter((one) => wanted.includes(one))) {
      const { title, programs } = CHECKS[name];
      results.push(await programsStep(title, await programs(), most));
    }
    return results;
  });
  return (await Promise.all(lanes)).flat();
};
