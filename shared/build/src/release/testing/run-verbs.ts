import { runVerb } from '../verbs';

/**
 * Runs verbs of `npm run release` one after the other, without a process for each. A program of its own: its one argument is a list
 * of what stands behind `npm run release --`, as JSON. Ends with what the first one says that is refused.
 */
for (const verb of JSON.parse(process.argv[2] ?? '[]') as readonly (readonly string[])[]) {
  const exitCode = await runVerb(verb, (text) => console.log(text));
  if (exitCode !== 0) throw new Error(`npm run release -- ${verb.join(' ')} ended with ${exitCode}`);
}
