import fc from 'fast-check';
import { countChars, isBlankText, isUnreadableText, normalizeText } from './text';

test.each(['', '  \n\t ', '\u200b\u200d\ufeff', '\u00ad\u2060 \u3164'])('%j shows nothing', (text) => {
  expect(isBlankText(text)).toBe(true);
});

test.each(['a\0b', 'a\u001b[31mb', 'a\tb', 'a\u0085b', 'a\u009bb', 'a\ud800b', '\udc00a'])(
  '%j cannot be shown',
  (text) => expect(isUnreadableText(text)).toBe(true),
);

test('line ends of every system are lines', () => {
  expect(normalizeText('\r\na\r\nb\rc\nd\r')).toBe('a\nb\nc\nd');
  expect(isUnreadableText('a\r\nb\rc\nd')).toBe(false);
});

test('normalising twice changes nothing, and never makes a text longer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = normalizeText(text);
      expect(normalizeText(once)).toBe(once);
      expect(countChars(once)).toBeLessThanOrEqual(countChars(text));
    }),
  );
});
