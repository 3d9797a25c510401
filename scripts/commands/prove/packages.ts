import { Command } from '@commander-js/extra-typings';

export const packages = new Command('packages')
  .summary('a remote in a repository of its own works with the packages of shared')
  .description(
    `Moves mfe-help into an empty folder and installs the packages of shared there, packed as they would be published: its types are right,
its tests pass, its pages are bundled. A partner's page with @poku/embed alone has right types, without a framework and with React. Asks the registry
of npm.`,
  )
  .action(async () => (await import('@poku/build/prove')).provePackages());
