import { Command } from '@commander-js/extra-typings';
import { program, run } from '../arguments/program';

const build = program(
  'npm run build --',
  'Builds and publishes what changed, and prints the sizes of each remote beside its budget and what was live.',
)
  .enablePositionalOptions()
  .addCommand(
    new Command('webpack')
      .summary("webpack's own command line in one workspace, to look into a build")
      .description(
        `Runs webpack's own command line with the configuration that releases are built with, to look into a build: --json stats.json writes what an analyser reads, configtest checks the configuration alone. The scripts go to dist/.`,
      )
      .argument('<workspace>', 'a remote, or shell')
      .argument('[options...]', 'options of webpack')
      .passThroughOptions()
      .action(async (workspace, options) =>
        (await import('./build/run-webpack')).runWebpack(workspace, options),
      ),
  )
  .addCommand(
    new Command('rspack')
      .summary('builds one workspace with Rspack, for publish --from')
      .description(
        'Builds one workspace with Rspack, by its rspack.config.ts, for npm run release -- publish <name> --from <folder> (docs/teams.md).',
      )
      .argument('<workspace>', 'a remote')
      .argument('[folder]', 'where to; what is there goes. Default that of the configuration')
      .action(async (workspace, folder) =>
        console.log(await (await import('./build/run-rspack')).runRspack(workspace, folder)),
      ),
  )
  .addCommand(
    new Command('report')
      .description('writes down what remotes get from the shell (docs/decisions/018), into shared/report')
      .action(async () => (await import('@poku/build/release')).writeReport()),
  )
  .addCommand(
    new Command('packages')
      .description('builds the packages of shared as they are published, into packages in the home')
      .action(async () => {
        for (const folder of await (await import('@poku/build/packages')).buildPackages())
          console.log(folder);
      }),
  )
  .addCommand(
    new Command('diagrams')
      .description('draws the states of a purchase that the code has into docs/payment.md')
      .action(async () => (await import('@poku/api/diagrams')).drawPaymentStates()),
  )
  .action(async () => (await import('@poku/build/release')).buildAll());

await run(build);
