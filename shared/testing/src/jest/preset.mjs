import { fileURLToPath } from 'node:url';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** How TypeScript is compiled for tests; `npm run lint -- types` and `poku check` check it. */
export const transform = {
  '^.+\\.m?[tj]sx?$': [
    fileURLToPath(import.meta.resolve('@swc/jest')),
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};

/** These are published as ES modules only. */
export const transformIgnorePatterns = [
  '/node_modules/(?!(@poku|marked|oxfmt|tinypool|msw|@mswjs|@noble|until-async|rettime|@open-draft|outvariant|strict-event-emitter|is-node-process|headers-polyfill|cookie|content-disposition|light-my-request|path-to-regexp|tough-cookie|dayjs|rxjs|zod|fastify-type-provider-zod)/)',
];

/** What runs in a page: jsdom, with what it lacks. */
export const browser = {
  testEnvironment: beside('browser-environment.cjs'),
  setupFilesAfterEnv: [beside('browser-setup.cjs')],
};

/**
 * Jest's configuration of a team's repository: the tests of its remotes.
 * @public its jest.config.mjs is this
 */
export default {
  ...browser,
  transform,
  transformIgnorePatterns,
  testMatch: ['<rootDir>/mfe-*/src/**/*.test.{ts,tsx}'],
};
