import { createRemote } from './create-remote';

/** `npm create poku-remote <name> [-- --path /rewards]`, in the folder of the team's repository. */
try {
  console.log(await createRemote(process.cwd(), process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
