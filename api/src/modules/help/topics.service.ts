import { topicSlug } from '@poku/domain/topic-slug';
import type { Database } from '../../db/database';
import { at, readTopicFile, writeTopicFile, type Place, type ReadTopic, type TopicFile } from './topic-file';
import { listStoredTopics, replaceTopics } from './topics.repository';

/** Why topics were not imported. Each line names the file and the line. */
export class TopicImportError extends Error {
  override readonly name = 'TopicImportError';
  constructor(readonly problems: readonly string[]) {
    super(['The topics were not imported:', ...problems].join('\n  '));
  }
}

/** Problems of a second topic with an address, and of a second question with the words, that another has. */
function findRepetitions(topics: readonly ReadTopic[]): string[] {
  const problems: string[] = [];
  const met = new Map<string, Place>();
  const note = (key: string, place: Place, what: string) => {
    const before = met.get(key);
    if (before === undefined) met.set(key, place);
    else problems.push(at(place, `${what}, as in ${before.file}:${before.line}`));
  };
  for (const { name, place, entries } of topics) {
    const slug = topicSlug(name);
    note(`topic ${slug}`, place, `the topic's address is /faq/topik/${slug}`);
    for (const { question, place: own } of entries)
      note(`question ${question.toLowerCase()}`, own, `the question is "${question}"`);
  }
  return problems;
}

/** The help topics as files, for operators. */
export function createTopicsService({ db }: { db: Database }) {
  return {
    /** A Markdown file of each topic, in their order; a warning names an answer that Markdown could not keep as it was. */
    async export(): Promise<{ files: TopicFile[]; warnings: string[] }> {
      const topics = await listStoredTopics(db);
      const written = await Promise.all(topics.map((topic, index) => writeTopicFile(topic, index + 1)));
      return {
        files: written.map(({ name, text }) => ({ name, text })),
        warnings: written.flatMap(({ warnings }) => warnings),
      };
    },

    /**
     * Puts the topics of these files, in their order, in place of all that are stored: all of them or, with any problem, none,
     * in one transaction. HTML is sanitised (D42); a warning names what was dropped.
     * @throws TopicImportError that names every problem with its file and line
     */
    async import(
      files: readonly TopicFile[],
    ): Promise<{ topics: number; questions: number; warnings: string[] }> {
      if (files.length === 0) throw new TopicImportError(['there is no file whose name ends with .md']);
      const readings = await Promise.all(files.map(readTopicFile));
      const topics = readings.flatMap(({ topic }) => (topic === undefined ? [] : [topic]));
      const problems = [...readings.flatMap((reading) => reading.problems), ...findRepetitions(topics)];
      if (problems.length > 0) throw new TopicImportError(problems);
      await db.transaction((tx) => replaceTopics(tx, topics));
      return {
        topics: topics.length,
        questions: topics.reduce((sum, { entries }) => sum + entries.length, 0),
        warnings: readings.flatMap((reading) => reading.warnings),
      };
    },
  };
}
