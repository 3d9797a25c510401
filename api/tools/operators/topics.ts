import { createTopicsService } from '../../src/modules/help/topics.service';
import { runAsOperator } from '../../src/modules/security/command';
import { createClock } from '../../src/ports/clock';
import { readTopicFolder, writeTopicFolder } from './topic-folder';
import { withDatabase } from './with-database';

const warn = (warnings: readonly string[]): void => {
  for (const warning of warnings) console.warn(`warning: ${warning}`);
};

/** Writes one Markdown file for each help topic into a folder. */
export const exportTopics = (folder: string): Promise<void> =>
  withDatabase(async (db) => {
    const { files, warnings } = await createTopicsService({ db }).export();
    await writeTopicFolder(folder, files);
    warn(warnings);
    for (const { name } of files) console.log(name);
    console.log(`${files.length} topics exported`);
  });

/** Puts the topics of a folder in place of all, or none of them. */
export const importTopics = async (folder: string): Promise<void> => {
  const { files, skipped } = await readTopicFolder(folder);
  await withDatabase(async (db) => {
    warn(skipped.map((name) => `${name}: not read, its name does not end with .md`));
    const deps = { db, clock: createClock() };
    const { warnings, topics, questions } = await runAsOperator(deps, 'topics import', () =>
      createTopicsService({ db }).import(files),
    );
    warn(warnings);
    console.log(`${topics} topics with ${questions} questions imported`);
  });
};
