const { own, pure, ...team } = require('./shared/build/src/release/check/remote-rules.cjs');

/** What the `exports` of these packages name. */
const faces = [
  '^shared/build/src/(remotes|store|(dev|packages|prove|release|site|webpack)/index|release/testing/(publish-unjudged|publish-worker|run-verbs)|site/edge/edge)\\.ts$',
  '^api/tools/[^/]+/index\\.ts$',
  '^partner-protocol/src/index\\.ts$',
  '^partner-check/src/index\\.ts$',
  '^shared/(process-lock/src/process-lock|tooling/src/index)\\.ts$',
];

/**
 * The import rules of docs/architecture.md, each with its reason. There are no exceptions.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    ...team.forbidden,
    {
      name: 'embed-stands-alone',
      comment:
        'Partners install it beside packages that are theirs; what it promises them rests on nothing of ours.',
      severity: 'error',
      from: { path: '^shared/embed/' },
      to: { path: own, pathNot: '^shared/embed/' },
    },
    {
      name: 'embed-by-the-catalogue-alone',
      comment:
        'It is what partners are promised of the catalogue in their pages; a page of Poku needs none of it.',
      severity: 'error',
      from: {
        path: own,
        pathNot: ['^shared/embed/', '^mfe-catalogue/src/embed/', '^e2e/hosts/', '\\.test\\.tsx?$'],
      },
      to: { path: '^shared/embed/' },
    },
    {
      name: 'shell-imports-shared-only',
      comment:
        'The shell reaches remotes through the registry at run time, so that a remote can change without a new shell.',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { path: own, pathNot: ['^shell/', '^shared/(contract|domain|platform|kit|flows|testing)/'] },
    },
    {
      name: 'contract-and-domain-are-pure',
      comment:
        'The contract and the rules are used by browser and server alike, so they know neither React nor anything else of ours.',
      severity: 'error',
      from: { path: pure, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: [
          '^shared/(platform|kit|flows/src/(?!legal/)|testing)/',
          'node_modules/(react|react-dom|react-router-dom|styled-components)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'domain-knows-no-wire',
      comment: 'Rules are about values, not about calls.',
      severity: 'error',
      from: { path: '^shared/domain/src/' },
      to: { path: '^shared/contract/src/wire' },
    },
    {
      name: 'packages-go-one-way',
      comment:
        'contract ← domain ← platform, kit ← flows: what stands below knows nothing of what stands on it, and platform and kit do not know each other.',
      severity: 'error',
      from: {
        path: '^shared/(contract|domain|platform|kit)/',
        pathNot: ['\\.test\\.tsx?$', '/testing/', '/gallery/'],
      },
      to: { path: own, pathNot: ['^shared/$1/', '^shared/contract/', '^shared/domain/'] },
    },
    {
      name: 'contract-stands-alone',
      comment:
        'What shell and remotes promise each other rests on nothing that changes with a rule or a screen.',
      severity: 'error',
      from: { path: '^shared/contract/', pathNot: '\\.test\\.tsx?$' },
      to: { path: own, pathNot: '^shared/contract/' },
    },
    {
      name: 'flows-stand-on-packages',
      comment: 'Remotes carry flows, so a flow knows no remote and no shell.',
      severity: 'error',
      from: { path: '^shared/flows/', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { path: own, pathNot: '^shared/(contract|domain|platform|kit|flows)/' },
    },
    {
      name: 'parts-of-the-platform-stay-apart',
      comment: 'api, bus and release know contract and domain alone; the platform puts them together.',
      severity: 'error',
      from: { path: '^shared/platform/src/(api|bus|release)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/(platform|kit|flows|testing)/', pathNot: '^shared/platform/src/$1/' },
    },
    {
      name: 'later-comes-later',
      comment:
        'What the first paint does not need is one chunk of the shell; the platform, which is there from the start, must not carry it.',
      severity: 'error',
      from: { path: '^shared/platform/src/(?!live/|offline/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/platform/src/(live|offline)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-imports-contract-and-domain',
      comment:
        'The server shares the wire types, the rules, and what a remote, or a flow that several remotes carry, says of the calls that it owns; nothing that is made for a browser; and it uses the packages that are for programs by their faces.',
      severity: 'error',
      from: { path: '^api/' },
      to: {
        path: own,
        pathNot: [
          '^api/',
          ...pure,
          '^mfe-[^/]+/src/calls/',
          ...faces.filter((face) => !/partner-check|build/.test(face)),
        ],
      },
    },
    {
      name: 'packages-by-their-face',
      comment:
        'Commands and journeys use what a package exports; whoever reaches behind that breaks when the package is put in order.',
      severity: 'error',
      from: { path: '^(scripts|e2e)/' },
      to: {
        path: '^(api|partner-protocol|partner-check|shared/(build|process-lock|tooling))/',
        pathNot: [...faces, '^api/src/testing/index\\.ts$'],
      },
    },
    {
      name: 'build-stands-below-commands',
      comment:
        'What builds, publishes and serves a release knows the packages that it is written with, and of the sources that it builds only what those say of themselves.',
      severity: 'error',
      from: { path: '^shared/build/', pathNot: '\\.test\\.ts$' },
      to: {
        path: own,
        pathNot: [
          '^shared/build/',
          '^shared/(contract|domain|platform/src/release)/',
          '^shared/(process-lock/src/process-lock|tooling/src/index)\\.ts$',
          '^mfe-catalogue/embed\\.config\\.ts$',
          '^shell/src/routes/own-paths\\.ts$',
        ],
      },
    },
    {
      name: 'nothing-released-imports-what-builds',
      comment:
        'What reaches a browser or a server in production is made by the build and must not carry it; a workspace names it in the configuration of its bundler alone.',
      severity: 'error',
      from: {
        path: own,
        pathNot: ['^shared/build/', '^(scripts|e2e)/', '^(shell|mfe-[^/]+)/(webpack|rspack)\\.config\\.ts$'],
      },
      to: { path: '^shared/build/' },
    },
    {
      name: 'partner-check-knows-the-protocol',
      comment: 'Partners run it too: it needs the protocol, and nothing of what Poku is behind it.',
      severity: 'error',
      from: { path: '^partner-(check|protocol)/', pathNot: '\\.test\\.ts$' },
      to: { path: own, pathNot: ['^partner-$1/', '^partner-protocol/src/index\\.ts$'] },
    },
    {
      name: 'tooling-knows-nobody',
      comment: 'All tools use it, so it can use none of them.',
      severity: 'error',
      from: { path: '^shared/tooling/' },
      to: { path: own, pathNot: '^shared/tooling/' },
    },
    {
      name: 'servers-run-without-tools',
      comment:
        'Commands of operators, benchmarks, proofs and the simulator are no part of what a server in production loads.',
      severity: 'error',
      from: { path: '^api/src/main(-partners)?\\.ts$' },
      to: { path: '^(api/tools|api/src/simulation|shared/tooling)/', reachable: true },
    },
    {
      name: 'calls-of-flows-are-pure',
      comment:
        'What a flow that several remotes carry says of its calls is used by the server too, so it knows contract and rules alone.',
      severity: 'error',
      from: { path: '^shared/flows/src/[^/]+/calls/', pathNot: '\\.test\\.tsx?$' },
      to: { path: own, pathNot: pure },
    },
    {
      name: 'routes-before-repositories',
      comment: 'routes → service → repository: a route that reads SQL skips the rules.',
      severity: 'error',
      from: { path: '^api/src/modules/[^/]+/routes\\.ts$' },
      to: { path: '^api/src/modules/[^/]+/[^/]*repository\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-in-repositories',
      comment: 'SQL stands in repositories (and the database folder) alone.',
      severity: 'error',
      from: {
        path: '^api/src/',
        pathNot: ['repository\\.ts$', '^api/src/db/', '\\.test\\.ts$', '/testing/', '^api/src/partners/'],
      },
      to: { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'help-comes-first',
      comment:
        'A command is imported to show its help too; what it runs, and a database with it, is loaded when it runs.',
      severity: 'error',
      from: { path: '^scripts/commands/(bench|prove|ops)/' },
      to: { path: own, pathNot: '^scripts/(arguments|commands)/', dynamic: false },
    },
  ],
  options: { ...team.options, tsConfig: { fileName: 'tsconfig.base.json' } },
};
