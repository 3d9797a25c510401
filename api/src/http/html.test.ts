// @database either: what is tried is HTML.
import { foreignParts, xssCorpus } from '../testing/xss';
import { escapeHtml, HTML_DEPTH_MAX, isNestedTooDeep, isPlainHtml, sanitizeHtml } from './html';

test('text stays text between tags and in a quoted attribute', () => {
  expect(escapeHtml('<b a="1">&')).toBe('&lt;b a=&quot;1&quot;&gt;&amp;');
});

test('headings, paragraphs, lists and emphasis may be stored as they are', () => {
  expect(isPlainHtml('<h3>A</h3><p>B <strong>C</strong><br><em>D</em></p><ol><li>E &lt; F</li></ol>')).toBe(
    true,
  );
});

test.each([
  '<script>1</script>',
  '<p onclick="x()">A</p>',
  '<a href="javascript:x()">A</a>',
  '<img src=x onerror=x()>',
  '<P>A</P>',
  '<p ',
  '<<p>script>1',
  '<sc<p>ript>1',
  '<p>\0</p>',
])('%s may not', (html) => expect(isPlainHtml(html)).toBe(false));

test('links and marks stay, and what is not allowed leaves its words', async () => {
  const link = '<p><a href="https://contoh.id/a?b=1">A</a> <a href="/faq">B</a> <b>C</b> <i>D</i></p>';
  expect(await sanitizeHtml(link)).toBe(link);
  expect(
    await sanitizeHtml('<div class="x" data-a="1"><h1>A</h1> <p aria-label="x" id="y">B</p></div>'),
  ).toBe('A <p>B</p>');
  expect(await sanitizeHtml('A<script>B</script><style>C</style>')).toBe('A');
  expect(await sanitizeHtml('<a href="//jahat.example">A</a><a href="http://x.id">B</a>')).toBe(
    '<a>A</a><a>B</a>',
  );
});

test('of the whole corpus nothing is left that could run, and a second time changes nothing', async () => {
  expect(xssCorpus.length).toBeGreaterThanOrEqual(300);
  expect(new Set(xssCorpus).size).toBe(xssCorpus.length);
  for (const payload of xssCorpus) {
    const clean = await sanitizeHtml(payload);
    expect([payload, foreignParts(clean)]).toEqual([payload, []]);
    expect(await sanitizeHtml(clean)).toBe(clean);
  }
});

test('nearly all of the corpus is foreign before', () => {
  expect(xssCorpus.filter((payload) => foreignParts(payload).length === 0).length).toBeLessThan(20);
});

test.each([
  ['<p>'.repeat(3_000), true],
  ['<b>'.repeat(HTML_DEPTH_MAX + 1), true],
  ['<div title="</div>">'.repeat(HTML_DEPTH_MAX + 1), true],
  ['<b><!-- </b> -->'.repeat(HTML_DEPTH_MAX + 1), true],
  [`${'<ul><li>'.repeat(100)}A${'</li></ul>'.repeat(100)}`, false],
  ['<p>A<br><img src=x></p>'.repeat(3_000), false],
  ['< b > 1 < 2'.repeat(3_000), false],
])('tags that are open at once are counted: %#', (html, isTooDeep) =>
  expect(isNestedTooDeep(html)).toBe(isTooDeep),
);
