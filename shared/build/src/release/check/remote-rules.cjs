const { existsSync } = require('node:fs');
const { join } = require('node:path');

const remotes = '^mfe-[^/]+/src/';
/** What is written in the repository, and not installed there. */
const own =
  '^(shared|shell|mfe-[^/]+|api|partner-protocol|partner-check|scripts|e2e)/(?!node_modules/|[^/]+/node_modules/)';
/** Packages of the platform, or folders of theirs: in its own repository, and installed. */
const packages = (...names) => [
  `^shared/(${names.join('|')})/`,
  `node_modules/@poku/(${names.join('|').replaceAll('/src/', '/')})/`,
];
/** Packages and calls that browser and server share: no part of them is made for one of the two. */
const pure = packages('contract', 'domain', 'flows/src/legal', 'flows/src/[^/]+/calls');

/** Installed it stands in this package, else in the root of the repository. */
const compilerFile = ['../../', '../../../../../']
  .map((folder) => join(__dirname, folder, 'tsconfig.base.json'))
  .find((file) => existsSync(file));

/**
 * The import rules that hold for every remote, in the platform's repository and in a team's, each with its reason. There are no exceptions.
 * @type {import('dependency-cruiser').IConfiguration & { own: string, pure: string[] }}
 */
module.exports = {
  own,
  pure,
  forbidden: [
    {
      name: 'remote-imports-shared-only',
      comment:
        'A team deploys its remote alone; code of another remote, the shell or the API would have to be deployed with it.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/' },
      to: {
        path: [own, 'node_modules/@poku/'],
        pathNot: ['^$1/', ...packages('contract', 'domain', 'embed', 'platform', 'kit', 'flows', 'testing')],
      },
    },
    {
      name: 'libraries-through-shared',
      comment:
        'These libraries come from the shell as one copy; a remote that imports one directly would carry a second. The embed has no shell: it is the root of its own page.',
      severity: 'error',
      from: { path: remotes, pathNot: '^mfe-catalogue/src/embed/' },
      to: {
        path: 'node_modules/(react-dom|react-router|react-router-dom|styled-components|rxjs|axios|final-form|react-final-form)/',
      },
    },
    {
      name: 'features-know-no-pages',
      comment: 'routes → pages → features → shared: what two screens share must not depend on either.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/' },
      to: { path: '^$1/src/(pages|widgets)/' },
    },
    {
      name: 'features-stay-apart',
      comment:
        'A feature that needs another one is a sign that the common part belongs to shared or into one feature.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'pages-stay-apart',
      comment: 'Pages and widgets are loaded one by one; an import between them would load both.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/(pages|widgets)/([^/]+)/' },
      to: { path: '^$1/src/(pages|widgets)/', pathNot: '^$1/src/$2/$3/' },
    },
    {
      name: 'placeholders-are-painted-only',
      comment:
        'What stands for a page until it comes is painted as HTML when a release goes live; imported by anything else it would be in the scripts of a browser.',
      severity: 'error',
      from: {
        path: own,
        pathNot: [
          '\\.placeholder\\.tsx?$',
          '\\.test\\.tsx?$',
          '^shared/kit/src/placeholder/',
          '^shell/src/server/',
        ],
      },
      to: { path: ['\\.placeholder\\.tsx?$', ...packages('kit/src/placeholder')] },
    },
    {
      name: 'production-knows-no-testing',
      comment: 'Test tools must not reach a member.',
      severity: 'error',
      from: { path: own, pathNot: ['\\.test\\.tsx?$', '/testing/', '^e2e/'] },
      to: { path: '/testing/' },
    },
    {
      name: 'calls-are-pure',
      comment:
        'What a remote says of its calls is used by the server too, so it knows contract and rules alone, and the calls of flows that several remotes carry.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/calls/', pathNot: '\\.test\\.tsx?$' },
      to: { path: [own, 'node_modules/@poku/'], pathNot: ['^$1/src/calls/', ...pure] },
    },
    {
      name: 'no-cycles',
      comment:
        'Modules in a circle cannot be understood, tested or loaded one by one; one that only names a type of another needs it too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-undeclared-dependency',
      comment: 'What a workspace imports stands in its own package.json, or a fresh install may lack it.',
      severity: 'error',
      from: { path: own },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable',
      comment:
        'An import that leads nowhere. What a federation host takes at run time is no file here, and the command of a package starts what is built of it.',
      severity: 'error',
      from: { path: own, pathNot: '^shared/create/bin/' },
      to: { couldNotResolve: true, pathNot: '^mfe-catalogue/Catalogue$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.poku/', '^(?!.*node_modules/).*/dist/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: compilerFile },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
    // Test tools stand in the root's package.json, once for all workspaces.
    combinedDependencies: true,
  },
};
