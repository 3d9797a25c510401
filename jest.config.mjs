import { browser, transform, transformIgnorePatterns } from './shared/testing/src/jest/preset.mjs';

const common = {
  transform,
  transformIgnorePatterns,
  testPathIgnorePatterns: ['/node_modules/', '/.poku/(?!groups)'],
  modulePathIgnorePatterns: ['<rootDir>/.poku/(?!groups)'],
};
/** `npm test` writes files that run many test files each, and names the project whose they are. */
const matchOf = (project, pattern) =>
  process.env.POKU_TEST_GROUPS === project ? [`<rootDir>/.poku/groups/${project}/*.test.ts`] : [pattern];

/** Unit tests run in jsdom (web) or Node (build, scripts); API tests on a real database. */
export default {
  // For two cores: many tests of the API wait for partners that do not answer.
  maxWorkers: 3,
  testSequencer: '<rootDir>/scripts/jest/long-first.cjs',
  projects: [
    {
      ...common,
      displayName: 'unit',
      ...browser,
      testMatch: matchOf(
        'unit',
        '<rootDir>/{shared/!(build|create|process-lock|tooling),shell,mfe-*}/src/**/*.test.{ts,tsx}',
      ),
    },
    {
      ...common,
      displayName: 'scripts',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{scripts,partner-protocol,partner-check,shared/build,shared/create,shared/process-lock}/**/*.test.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/tools-setup.ts'],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: matchOf('api', '<rootDir>/api/**/*.test.ts'),
    },
  ],
};
