import fc from 'fast-check';
import { FEEDBACK_COMMENT_MAX_CHARS, REPORT_MAX_CHARS } from './limits';
import { countChars, isBlankText, isUnreadableText, normalizeText, validateReport } from './report';
import { reportCodeWording, reportTextWording } from './wording/report';

test.each(['', '  \n\t ', '\u200b\u200d\ufeff', '\u00ad\u2060 \u3164'])('%j shows nothing', (text) => {
  expect(isBlankText(text)).toBe(true);
  expect(validateReport(text)).toBe(reportCodeWording[40006]);
});

test('an emoji with its joiners is a text', () => {
  expect(validateReport('👩‍💻')).toBeUndefined();
});

test('a message may have 2,000 characters without the space around it, each emoji counted as one', () => {
  expect(REPORT_MAX_CHARS).toBe(FEEDBACK_COMMENT_MAX_CHARS);
  expect(validateReport(`  ${'😀'.repeat(2_000)}\n`)).toBeUndefined();
  expect(validateReport('a'.repeat(2_001))).toBe(reportTextWording.tooLong);
  expect(validateReport('😀'.repeat(2_001))).toBe(reportTextWording.tooLong);
});

test.each(['a\0b', 'a\u001b[31mb', 'a\tb', 'a\u0085b', 'a\u009bb', 'a\ud800b', '\udc00a'])(
  '%j cannot be shown',
  (text) => expect(validateReport(text)).toBe(reportTextWording.unreadable),
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
