// @database either: what is tried is HTML.
import fc from 'fast-check';
import { foreignParts, xssCorpus } from '../../testing/xss';
import { blocksToHtml, htmlToMarkdown, lineToMarkdown, readBlocks, blocksToText, toLine } from './markdown';

const toHtml = async (markdown: string) => (await blocksToHtml(readBlocks(markdown))).html;

test('paragraphs, lists, marks, links and small headings become the HTML of the house', async () => {
  const markdown = [
    'Buka **Profil**, lalu _Ubah_',
    'Password.\\',
    'Selesai.',
    '',
    '### Langkah',
    '',
    '1. Satu',
    '2. Dua',
    '   - Dalam',
    '',
    '[Pusat Bantuan](/pusat-bantuan) dan [Poku](https://poku.example)',
  ].join('\n');
  expect(await toHtml(markdown)).toBe(
    '<p>Buka <strong>Profil</strong>, lalu <em>Ubah</em> Password.<br>Selesai.</p><h3>Langkah</h3>' +
      '<ol><li>Satu</li><li>Dua<ul><li>Dalam</li></ul></li></ol>' +
      '<p><a href="/pusat-bantuan">Pusat Bantuan</a> dan <a href="https://poku.example">Poku</a></p>',
  );
});

test.each([
  '<p>1. a</p><p>2) b</p><p>12.</p><p>- c</p><p>+ d</p><p>&gt; e</p><p># f</p><p>---</p><p>===</p><p>~~~</p>',
  '<p>*a* _b_ `c` [d](e) ![f](g) \\h</p>',
  '<p>a &lt;b&gt; &amp;copy; &amp;lt; &amp;#60; "c" \'d\'</p>',
  '<p>https://contoh.id www.contoh.id siti@contoh.id</p>',
  '<p>a<br>b</p><h4>c</h4><ul><li>d<br>e</li></ul>',
  '<ul><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>',
])('%s comes back from Markdown without any HTML in it', async (html) => {
  const { markdown, isSame } = await htmlToMarkdown(html);
  expect(isSame).toBe(true);
  expect(markdown).not.toMatch(/(?<!\\)<\w/);
  expect(await toHtml(markdown)).toBe(html);
});

test.each([
  '<ul><li>a</li></ul><ul><li>b</li></ul>',
  '<p>a<em>b</em>c</p>',
  '<p>#</p>',
  '<p><strong>a.</strong>b</p>',
])('%s, which Markdown cannot say, stays HTML in it', async (html) => {
  expect(await htmlToMarkdown(html)).toEqual({ markdown: html, isSame: true });
  expect(await toHtml(html)).toBe(html);
});

test('words outside of every paragraph get one', async () => {
  expect(await toHtml('##### a\n\n- b\n\n---\n\n    c')).toBe('<p>a</p><ul><li>b</li></ul><p>c</p>');
  expect(await htmlToMarkdown('a <b>b</b> <p>c</p> d')).toEqual({
    markdown: 'a **b**\n\nc\n\nd',
    isSame: true,
  });
});

test('HTML that nobody would write is said otherwise, and that is noted', async () => {
  const { markdown, isSame } = await htmlToMarkdown('<strong><p>a</p></strong>');
  expect(isSame).toBe(false);
  expect(await toHtml(markdown)).toContain('a');
});

test('what is dropped is named', async () => {
  const read = (markdown: string) => blocksToHtml(readBlocks(markdown));
  expect(await read('a <script>b</script>')).toEqual({ html: '<p>a</p>', dropped: ['<script>'] });
  expect(await read('[a](javascript:b)')).toEqual({ html: '<p>a</p>', dropped: ['href of <a>'] });
  expect(await read('<p onclick="a">b</p>')).toEqual({ html: '<p>b</p>', dropped: ['onclick of <p>'] });
  expect((await read('> a')).dropped).toEqual(['<blockquote>']);
  expect((await read('![a](/b.png)')).dropped).toEqual(['<img>']);
});

test('of the whole corpus nothing is left that could run, in a text and in a link', async () => {
  for (const payload of xssCorpus) {
    for (const markdown of [payload, `- [a](${payload})`]) {
      const html = await toHtml(markdown);
      expect([markdown, foreignParts(html)]).toEqual([markdown, []]);
      const back = await htmlToMarkdown(html);
      expect([markdown, foreignParts(await toHtml(back.markdown))]).toEqual([markdown, []]);
    }
  }
});

test('a line of text comes back from a heading as it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme-composite' }), async (text) => {
      fc.pre(!/[\p{Cc}\p{Cs}]/u.test(text) && toLine(text) !== '');
      expect(await blocksToText(readBlocks(`## ${lineToMarkdown(text)}\n`))).toBe(toLine(text));
    }),
    { numRuns: 100, examples: [['C #'], ['# #'], ['a \\#'], ['1. a'], ['- a'], ['<b>'], ['&amp;'], ['*a*']] },
  );
});

/** Words with signs that mean something in Markdown and HTML. */
const word = fc
  .array(
    fc.constantFrom('poin', 'kupon', 'Rp1.000', '1.', '-', '+', '#', '<', '>', '&amp;', '*', '_', '`', '"'),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(' '));
const plain = fc.constantFrom('poin', 'kupon baru', '12 bulan', 'nomor HP & email', '1x24 jam', 'a < b');
const inline = fc.oneof(
  plain,
  plain.map((text) => `**${text}**`),
  plain.map((text) => `*${text}*`),
  plain.map((text) => `_${text}_`),
  plain.map((text) => `**_${text}_**`),
  word,
);
const line = fc
  .tuple(plain, fc.array(inline, { maxLength: 4 }))
  .map(([first, parts]) => [first, ...parts].join(' '));
const list = (mark: (index: number) => string) =>
  fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((item, index) => `${mark(index)}${item}`).join('\n'));
const block = fc.oneof(
  line,
  fc.tuple(line, line).map(([first, second]) => `${first}\\\n${second}`),
  line.map((text) => `### ${text}`),
  list(() => '- '),
  list((index) => `${index + 1}. `),
);
const text = fc.array(block, { minLength: 1, maxLength: 5 }).map((blocks) => blocks.join('\n\n'));

test('what was written in Markdown is stored the same after every turn from and to Markdown', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (markdown) => {
      const stored = await toHtml(markdown);
      const exported = await htmlToMarkdown(stored);
      expect(exported.isSame).toBe(true);
      expect(await toHtml(exported.markdown)).toBe(stored);
      expect(await htmlToMarkdown(await toHtml(exported.markdown))).toEqual(exported);
    }),
    { numRuns: 50 },
  );
});

test('HTML from anywhere reaches Markdown that stays as it is', async () => {
  const piece = fc.constantFrom(
    ...['<p>', '</p>', '<ul>', '</ul>', '<ol>', '<li>', '</li>', '<h3>', '</h3>', '<br>', '<em>', '</em>'],
    ...[
      '<strong>',
      '</strong>',
      '<a href="/faq">',
      '</a>',
      '<div>',
      '<b>',
      'a',
      'b.',
      ' ',
      '\n\n',
      '# ',
      '1. ',
      '&lt;',
    ],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const { markdown } = await htmlToMarkdown(pieces.join(''));
      const again = await htmlToMarkdown(await toHtml(markdown));
      expect(again.markdown).toBe(markdown);
    }),
    { numRuns: 50 },
  );
});
