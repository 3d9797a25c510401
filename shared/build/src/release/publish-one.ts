import { publish } from './channel';

/** Builds and publishes one remote or the shell, and prints what it did as one line of JSON. A program of its own. */
const [name = ''] = process.argv.slice(2);
console.log(JSON.stringify(await publish(name)));
