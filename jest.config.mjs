/** Unit tests run in jsdom (web) or Node (build, scripts); API tests on a real database. */
const swc = {
  '^.+\\.m?[tj]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};
// These are published as ES modules only.
const transformIgnorePatterns = [
  '/node_modules/(?!(marked|oxfmt|tinypool|msw|@mswjs|@noble|until-async|rettime|@open-draft|outvariant|strict-event-emitter|is-node-process|headers-polyfill|cookie|content-disposition|light-my-request|path-to-regexp|tough-cookie|dayjs|rxjs|zod|fastify-type-provider-zod)/)',
];
const common = {
  transform: swc,
  transformIgnorePatterns,
  testPathIgnorePatterns: ['/node_modules/', '/.poku/(?!groups)'],
  modulePathIgnorePatterns: ['<rootDir>/.poku/(?!groups)'],
};
/** `npm test` writes files that run many test files each, and names the project whose they are. */
const matchOf = (project, pattern) =>
  process.env.POKU_TEST_GROUPS === project ? [`<rootDir>/.poku/groups/${project}/*.test.ts`] : [pattern];

export default {
  // For two cores: many tests of the API wait for partners that do not answer.
  maxWorkers: 3,
  testSequencer: '<rootDir>/scripts/jest/long-first.cjs',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.cjs',
      testMatch: matchOf(
        'unit',
        '<rootDir>/{shared/!(build|process-lock|tooling),shell,mfe-*}/src/**/*.test.{ts,tsx}',
      ),
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/browser-setup.ts'],
    },
    {
      ...common,
      displayName: 'scripts',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{scripts,partner-protocol,partner-check,shared/build,shared/process-lock}/**/*.test.ts',
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
