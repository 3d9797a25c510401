import { isBlankText } from '@poku/domain/text';
import { topicSlug } from '@poku/domain/topic-slug';
import {
  blocksToHtml,
  blocksToText,
  htmlToMarkdown,
  lineToMarkdown,
  readBlocks,
  toLine,
  type Block,
} from './markdown';
import type { StoredTopic } from './topics.repository';

/** Most characters of a topic's name. */
const NAME_MAX_CHARS = 80;
/** Most characters of a question. */
const QUESTION_MAX_CHARS = 200;
/** Most characters of an answer's HTML. */
const ANSWER_MAX_CHARS = 20_000;

/** A file of a topic, with its name in its folder. */
export interface TopicFile {
  name: string;
  text: string;
}

/** Where something stands in a file; lines count from 1. */
export interface Place {
  file: string;
  line: number;
}

/** A topic as a file has it. */
export interface ReadTopic extends StoredTopic {
  place: Place;
  entries: (StoredTopic['entries'][number] & { place: Place })[];
}

/** What a file says; `topic` is missing when there is none, and means nothing while there are problems. */
export interface TopicReading {
  topic?: ReadTopic;
  problems: string[];
  warnings: string[];
}

/** A remark on a place, `file:line: what`. */
export const at = ({ file, line }: Place, what: string): string => `${file}:${line}: ${what}`;

/** A heading with the parts below it. */
interface Section {
  heading: Block;
  body: Block[];
}

const depthOf = ({ token }: Block): number => (token.type === 'heading' ? Number(token['depth']) : 0);
const isSilent = ({ token }: Block): boolean => token.type === 'space' || token.type === 'def';

/** Parts of an answer that lose something; each by itself, so that its line is known. */
async function findDropped(file: string, section: Section): Promise<string[]> {
  const warnings: string[] = [];
  for (const block of section.body) {
    const { dropped } = await blocksToHtml([block]);
    if (dropped.length > 0)
      warnings.push(at({ file, line: block.line }, `not stored: ${dropped.join(', ')}`));
  }
  return warnings;
}

/**
 * Reads the file of a topic: `# topic`, then `## question` with its answer below it, as often as there are questions. What an
 * answer may have is that of every HTML from outside (D42); the rest is dropped and named as a warning. Never rejects for any text.
 */
export async function readTopicFile({ name: file, text }: TopicFile): Promise<TopicReading> {
  const problems: string[] = [];
  const warnings: string[] = [];
  const sections: Section[] = [];
  let title: Block | undefined;
  for (const block of readBlocks(text)) {
    const place = { file, line: block.line };
    const depth = depthOf(block);
    if (depth === 1 && title !== undefined)
      problems.push(at(place, 'a second topic heading; a file has one topic'));
    else if (depth === 1) title = block;
    else if (depth === 2) sections.push({ heading: block, body: [] });
    else if (sections.length > 0) sections.at(-1)?.body.push(block);
    else if (!isSilent(block)) problems.push(at(place, 'this belongs to no question'));
    if (depth === 2 && title === undefined) problems.push(at(place, 'a question above the topic heading'));
  }
  if (title === undefined) {
    problems.push(at({ file, line: 1 }, 'no topic heading, which is a line like "# Akun dan Keamanan"'));
    return { problems, warnings };
  }

  const place = { file, line: title.line };
  const name = await blocksToText([title]);
  if (topicSlug(name) === '') problems.push(at(place, 'the topic has no name'));
  if (name.length > NAME_MAX_CHARS)
    problems.push(at(place, `the topic's name is longer than ${NAME_MAX_CHARS} characters`));
  const topic: ReadTopic = { name, place, entries: [] };
  for (const section of sections) {
    const entryPlace = { file, line: section.heading.line };
    const question = await blocksToText([section.heading]);
    const { html: answerHtml, dropped } = await blocksToHtml(section.body);
    const isEmpty = isBlankText(await blocksToText(section.body));
    if (isBlankText(question)) problems.push(at(entryPlace, 'the question is empty'));
    if (question.length > QUESTION_MAX_CHARS)
      problems.push(at(entryPlace, `the question is longer than ${QUESTION_MAX_CHARS} characters`));
    if (isEmpty) problems.push(at(entryPlace, 'the answer is empty'));
    if (answerHtml.length > ANSWER_MAX_CHARS)
      problems.push(at(entryPlace, `the answer is longer than ${ANSWER_MAX_CHARS} characters`));
    const found = await findDropped(file, section);
    if (found.length === 0 && dropped.length > 0)
      found.push(at(entryPlace, `not stored: ${dropped.join(', ')}`));
    warnings.push(...found);
    topic.entries.push({ question, answerHtml, place: entryPlace });
  }
  return { topic, problems, warnings };
}

/**
 * Writes the file of a topic, from which `readTopicFile` reads the same again.
 * @param position of the topic among all, from 1, which the file's name begins with
 */
export async function writeTopicFile(
  topic: StoredTopic,
  position: number,
): Promise<TopicFile & { warnings: string[] }> {
  const name = `${String(position).padStart(2, '0')}-${topicSlug(topic.name)}.md`;
  const parts = [`# ${lineToMarkdown(topic.name)}`];
  const warnings: string[] = [];
  for (const { question, answerHtml } of topic.entries) {
    const { markdown, isSame } = await htmlToMarkdown(answerHtml);
    parts.push(`## ${lineToMarkdown(question)}`, markdown);
    if (!isSame)
      warnings.push(
        `${name}: the answer to "${toLine(question)}" differs from what is stored; read it again`,
      );
  }
  return { name, text: `${parts.join('\n\n')}\n`, warnings };
}
