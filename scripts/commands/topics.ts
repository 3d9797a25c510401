import { readApiConfig } from '../../api/src/config/env';
import { openApiDatabase } from '../../api/src/db/open';
import { createTopicsService } from '../../api/src/modules/help/topics.service';
import { runAsOperator } from '../../api/src/modules/security/command';
import { createClock } from '../../api/src/ports/clock';
import { readTopicFolder, writeTopicFolder } from '../operators/topic-folder';

/**
 * `npm run topics -- <command>`, for operators (docs/operators.md), with the settings of the API; the embedded database must
 * not be in use. Leaves with code 1 when nothing was exported or imported.
 */
const usage = `npm run topics -- <command>
  export <folder>   writes one Markdown file for each help topic
  import <folder>   puts the topics of a folder in place of all, or none of them`;

const warn = (warnings: readonly string[]): void => {
  for (const warning of warnings) console.warn(`warning: ${warning}`);
};

try {
  const [command, folder, ...more] = process.argv.slice(2);
  if ((command !== 'export' && command !== 'import') || folder === undefined || more.length > 0)
    throw new Error(usage);
  const config = readApiConfig(process.env);
  const read = command === 'import' ? await readTopicFolder(folder) : undefined;
  const db = await openApiDatabase(config);
  try {
    const topics = createTopicsService({ db });
    if (read === undefined) {
      const { files, warnings } = await topics.export();
      await writeTopicFolder(folder, files);
      warn(warnings);
      for (const { name } of files) console.log(name);
      console.log(`${files.length} topics exported`);
    } else {
      warn(read.skipped.map((name) => `${name}: not read, its name does not end with .md`));
      const deps = { db, clock: createClock() };
      const result = await runAsOperator(deps, 'topics import', () => topics.import(read.files));
      warn(result.warnings);
      console.log(`${result.topics} topics with ${result.questions} questions imported`);
    }
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
