import { escapeHtml, isPlainHtml } from './html';

test('text stays text between tags and in a quoted attribute', () => {
  expect(escapeHtml('<b a="1">&')).toBe('&lt;b a=&quot;1&quot;&gt;&amp;');
});

test('headings, paragraphs, lists and emphasis may be stored', () => {
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
])('%s may not', (html) => expect(isPlainHtml(html)).toBe(false));
