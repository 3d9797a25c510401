/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { topicsCall } from '@poku/mfe-help/calls/faq';
import { answerTo, startTestApi, type TestApi } from '../../testing/api';
import { foreignParts, xssCorpus } from '../../testing/xss';
import type { TopicFile } from './topic-file';
import { createTopicsService, TopicImportError } from './topics.service';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const topics = () => createTopicsService(api.deps);
const read = async () => answerTo(topicsCall, await api.call('GET', '/customerfaq/guest'));
const file = (text: string, name = '01-topik.md'): TopicFile => ({ name, text });
const good = (name: string, question: string) => `# ${name}\n\n## ${question}\n\nJawaban.\n`;

/** The problems of an import, which stored nothing. */
async function problemsOf(...files: TopicFile[]): Promise<readonly string[]> {
  const before = await read();
  const outcome = await topics()
    .import(files)
    .catch((error: unknown) => error);
  expect(await read()).toEqual(before);
  return outcome instanceof TopicImportError ? outcome.problems : [];
}

test('each topic is a file whose name begins with its place', async () => {
  const { files, warnings } = await topics().export();
  expect(warnings).toEqual([]);
  expect(files.map(({ name }) => name)).toEqual([
    '01-akun-dan-keamanan.md',
    '02-poin-dan-level.md',
    '03-partner-dan-e-wallet.md',
    '04-tukar-kupon.md',
    '05-pembayaran-dan-otp.md',
    '06-pulsa-dan-tagihan.md',
  ]);
  expect(files[0]?.text).toMatch(
    /^# Akun dan Keamanan\n\n## Bagaimana cara mendaftar Poku\?\n\nPilih \*\*Daftar\*\*, /,
  );
  expect(files.map(({ text }) => text).join('')).not.toMatch(/<\w/);
});

test('what was exported is imported as it was, and exported again as the same files', async () => {
  const before = await read();
  const { files } = await topics().export();
  const questions = before.reduce((sum, { entries }) => sum + entries.length, 0);
  expect(await topics().import(files)).toEqual({ topics: 6, questions, warnings: [] });
  expect(await read()).toEqual(before);
  expect((await topics().export()).files).toEqual(files);
});

test('an import takes the place of all topics, in the order of the files', async () => {
  const second =
    '# Poin & "Level" <1>\r\n\r\n## Apa *itu* 1 < 2?\r\n\r\n- **a**\r\n- b\r\n\r\n## Kosong?\r\n\r\nYa.\r\n';
  const result = await topics().import([
    file(good('Kupon', 'Di mana?')),
    file(second, '02-b.md'),
    file('# C', '3.md'),
  ]);
  expect(result).toEqual({ topics: 3, questions: 3, warnings: [] });
  expect(await read()).toEqual([
    { name: 'Kupon', entries: [{ title: 'Di mana?', html: '<p>Jawaban.</p>' }] },
    {
      name: 'Poin & "Level" <1>',
      entries: [
        { title: 'Apa itu 1 < 2?', html: '<ul><li><strong>a</strong></li><li>b</li></ul>' },
        { title: 'Kosong?', html: '<p>Ya.</p>' },
      ],
    },
    { name: 'C', entries: [] },
  ]);
  const { files } = await topics().export();
  await topics().import(files);
  expect((await topics().export()).files).toEqual(files);
});

test('every problem is named with its file and line, and with one of them nothing is stored', async () => {
  const files = [
    file(good('Benar', 'Apa?')),
    file('Halo\n', '02-tanpa-judul.md'),
    file(
      '## Dulu?\n\nYa.\n\n# Judul\n\nLepas.\n\n## Kosong?\n\n \n\n## Kosong juga?\n\n<!-- x -->\n',
      '03-b.md',
    ),
    file('# Satu\n\n# Dua\n\n## \n\nJawaban\n', '04-c.md'),
    file('# !?\n', '05-d.md'),
    file(`# ${'a'.repeat(81)}\n\n## ${'b'.repeat(201)}\n\n${'c'.repeat(20_001)}\n`, '06-e.md'),
  ];
  expect(await problemsOf(...files)).toEqual([
    '02-tanpa-judul.md:1: this belongs to no question',
    '02-tanpa-judul.md:1: no topic heading, which is a line like "# Akun dan Keamanan"',
    '03-b.md:1: a question above the topic heading',
    '03-b.md:9: the answer is empty',
    '03-b.md:13: the answer is empty',
    '04-c.md:3: a second topic heading; a file has one topic',
    '04-c.md:5: the question is empty',
    '05-d.md:1: the topic has no name',
    "06-e.md:1: the topic's name is longer than 80 characters",
    '06-e.md:3: the question is longer than 200 characters',
    '06-e.md:3: the answer is longer than 20000 characters',
  ]);
});

test('text between the topic and its first question belongs to nothing', async () => {
  expect(await problemsOf(file('# Judul\n\nLepas.\n\n## Apa?\n\nIni.\n'))).toEqual([
    '01-topik.md:3: this belongs to no question',
  ]);
});

test('two topics with one address and two questions with the same words are refused', async () => {
  const problems = await problemsOf(
    file(`${good('Poin & Level', 'Apa itu?')}\n## Lain?\n\nYa.\n\n## APA  itu?\n\nYa.\n`),
    file(good('Poin - level', 'lain?'), '02-b.md'),
  );
  expect(problems).toEqual([
    '01-topik.md:11: the question is "APA itu?", as in 01-topik.md:3',
    "02-b.md:1: the topic's address is /faq/topik/poin-level, as in 01-topik.md:1",
    '02-b.md:3: the question is "lain?", as in 01-topik.md:7',
  ]);
});

test('without a file nothing is imported', async () => {
  expect(await problemsOf()).toEqual(['there is no file whose name ends with .md']);
});

test('what is not stored is named with its line', async () => {
  const text =
    '# A\n\n## B?\n\nSatu.\n\n<p onclick="x()">Dua <script>x()</script></p>\n\n![c](/c.png)\n\n## C <b>d</b>?\n\nYa\n';
  const { warnings } = await topics().import([file(text)]);
  expect(warnings).toEqual([
    '01-topik.md:7: not stored: onclick of <p>, <script>',
    '01-topik.md:9: not stored: <img>',
  ]);
  expect((await read())[0]?.entries).toEqual([
    { title: 'B?', html: '<p>Satu.</p><p>Dua</p>' },
    { title: 'C d?', html: '<p>Ya</p>' },
  ]);
});

test('of the whole corpus nothing that could run is stored', async () => {
  const files = xssCorpus.map((payload, index) => {
    const heading = `## Nomor ${index} ${(payload.split('\n')[0] ?? '').slice(0, 100)}`;
    // A line of '=' would make a heading of the lines above it.
    const text = payload.replaceAll('\n=\n', '=\n');
    return file(`# Topik ${index}\n\n${heading}\n\nAwal\n\n${text}\n`, `${index}.md`);
  });
  await topics().import(files);
  const stored = (await read()).flatMap(({ entries }) => entries);
  expect(stored.length).toBeGreaterThanOrEqual(xssCorpus.length);
  for (const { html } of stored) expect(foreignParts(html)).toEqual([]);
});

test('imports at the same time leave the topics of one of them', async () => {
  const sets = Array.from({ length: 4 }, (_, set) =>
    Array.from({ length: 3 }, (_, index) =>
      file(good(`Topik ${set} ${index}`, `Apa ${index}?`), `${index}.md`),
    ),
  );
  await Promise.all(sets.map((files) => topics().import(files)));
  const names = (await read()).map(({ name }) => name);
  expect(names).toHaveLength(3);
  expect(new Set(names.map((name) => name.split(' ')[1])).size).toBe(1);
});
