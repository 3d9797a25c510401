import { buildRemote } from '../build-remote';
import { openStore } from '../channel';
import { ownSigner } from '../keys/key-home';

/**
 * Publishes the present sources of a remote as `publish` does, without judging them first. Prints the version. A program of its own:
 * `publish-unjudged.ts <remote> [<version>]`.
 */
const [name = '', given] = process.argv.slice(2);
const { release, folder } = await buildRemote(name, given);
await (await openStore()).releases.publish(name, release, folder, await ownSigner());
console.log(release.version);
