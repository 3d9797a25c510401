/**
 * What may stand in the repository: files, exports and packages that somebody uses. An export of `shared` counts as used when
 * another part of the repository imports it; one that tests alone use is found by the run with `--production`.
 * The exceptions are below, each with its reason; a single export has `@public` and its reason where it stands.
 * @type {import('knip').KnipConfig | ((options: { production?: boolean }) => import('knip').KnipConfig)}
 */
export default ({ production: isProduction = false }) => ({
  workspaces: {
    '.': { project: ['*.{mjs,cjs,js,ts}'] },
    'shared/*': {
      // The gallery reads its folder of parts.
      entry: ['gallery/main.tsx!', 'gallery/parts/*/*.tsx!'],
      project: ['{src,gallery}/**/*.{ts,tsx}!', '!src/**/testing/**!'],
      includeEntryExports: true,
    },
    'shared/build': {
      entry: [
        // Programs that these start; what webpack puts into the entry of a remote.
        'src/release/storm/team.ts!',
        'src/versions/compare.ts!',
        'src/release/publish-one.ts!',
        'src/release/testing/serve-s3.ts',
        'src/release/testing/rspack-with-copies.ts',
        'src/webpack/runtime/*.ts!',
        // What webpack puts into a remote in development, and what transforms it.
        'src/dev/refresh/{runtime.ts,refresh-loader.mjs}!',
        'src/dev/watch-program.ts!',
        // The command of a team's repository.
        'src/cli/poku.ts!',
      ],
      project: ['src/**/*.{ts,cjs}!', '!src/**/testing/**!'],
      includeEntryExports: true,
      // Read by the checker of imports alone.
      ignore: ['src/release/check/*-rules.cjs'],
      // webpack's configuration names it in a text.
      ignoreDependencies: ['ts-loader', 'typescript-native'],
    },
    // Partners import it, and here the pages of the journeys, which are no production.
    'shared/embed': { project: ['src/**/*.{ts,tsx}!'], includeEntryExports: !isProduction },
    // The command that makes a team's repository.
    'shared/create': {
      entry: ['src/{create,index}.ts!'],
      project: ['src/**/*.ts!'],
      ignore: ['bin/**'],
      includeEntryExports: true,
    },
    'shared/testing': {
      entry: ['src/index.ts', 'src/jest/preset.mjs'],
      project: ['src/**/*.{ts,tsx}'],
      includeEntryExports: true,
    },
    shell: {
      entry: [
        'src/main.ts!',
        'src/early/early.ts!',
        'src/worker/{worker,retired}.ts!',
        'src/server/server.ts!',
        'webpack.config.ts!',
      ],
      project: ['**/*.{ts,tsx}!', '!src/**/testing/**!'],
    },
    'mfe-*': {
      // It is how a release is built, which knip's own plugin takes for a part of development.
      rspack: false,
      entry: [
        '{remote,webpack,rspack}.config.ts!',
        'src/pages/*/*.{page,placeholder}.tsx!',
        'src/pages/*/*.head.ts!',
        'src/widgets/*/*.{widget,placeholder}.tsx!',
        'src/embed/{main,loader,frame,remote-entry,playground/playground}.ts!',
      ],
      project: ['**/*.{ts,tsx}!', '!src/**/testing/**!'],
      // JSX is compiled to an import of it.
      ignoreDependencies: ['react'],
    },
    api: {
      entry: ['src/main.ts!', 'src/main-partners.ts!', 'src/testing/{index.ts,embedded-environment.cjs}'],
      project: ['{src,tools}/**/*.{ts,cjs}!', '!src/**/testing/**!'],
    },
    scripts: {
      entry: [
        'bootstrap.mjs!',
        'commands/*.ts!',
        'media/draw-{icons,typeface}.ts!',
        // Programs that a command starts.
        'tamper/sweeper.ts!',
        'ui/screens/slow-clock.mjs!',
        // webpack loads it; webpack builds it.
        'ui/example-loader.mjs!',
        'tour/page/main.tsx!',
        'checks/list-unused-texts.ts',
      ],
      project: ['**/*.{ts,tsx,mjs,cjs}!', '!**/testing/**!', '!{checks,jest}/**!'],
      // A file of it is read, by its path.
      ignoreDependencies: ['@fontsource-variable/plus-jakarta-sans'],
    },
    e2e: {
      entry: ['playwright.config.ts', 'journeys/*.spec.ts', 'hosts/build.ts', 'hosts/**/main.{ts,tsx}'],
      project: ['**/*.{ts,tsx}'],
      // A module of Module Federation, which comes at run time.
      ignoreDependencies: ['mfe-catalogue'],
    },
  },
  // A type that an exported function takes or gives may have its name; and what only tests import stands open for them.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  ignoreIssues: {
    // The index of a part gives the types of its parts too.
    '**/index.ts': ['types'],
    // The gallery reads what each part exports.
    'shared/kit/gallery/parts/**': ['exports'],
    // Only tests use it, so without tests nobody does.
    ...(isProduction && { 'shared/testing/src/**': ['exports'] }),
  },
  // Tests name it relative to the repository, as Jest reads it.
  ignoreUnresolved: ['^\\./api/src/testing/embedded-environment\\.cjs$'],
  // An argument of Node; a part of Jest; programs that scripts/checks/static-checks.ts starts.
  ignoreDependencies: [
    ...['tsx', 'jest-environment-node'],
    ...['oxlint', 'oxlint-tsgolint', 'typescript-native'],
  ],
  // PostgreSQL's own; without them the API is tested on the embedded database alone.
  ignoreBinaries: ['initdb', 'postgres'],
});
