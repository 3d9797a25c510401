import { publish } from '../release/channel';

/** Builds and publishes one remote or the shell, and prints what it did as one line of JSON. */
const [name = ''] = process.argv.slice(2);
console.log(JSON.stringify(await publish(name)));
