import { Command } from '@commander-js/extra-typings';

export const team = new Command('team')
  .summary('a team makes a remote in an empty folder, and takes it to members')
  .description(
    `Publishes the packages of shared to a registry of npm that it starts, and starts a site. Then it is a team with a key and an empty folder: npm create,
install, test, dev, check, publish, preview, promote, each with its journey in a real browser; and it breaks the remote in each way that the gate
refuses. Asks the registry of npm.`,
  )
  .action(async () => (await import('../../prove/team/team')).proveTeam());
