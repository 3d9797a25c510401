import { FEEDBACK_COMMENT_MAX_CHARS } from './feedback';
import { REPORT_MAX_CHARS, reportCodeWording, reportTextWording, validateReport } from './report';

test.each(['', '  \n\t ', '\u200b\u200d\ufeff', '\u00ad\u2060 \u3164'])('%j shows nothing', (text) => {
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
