import { validateComment } from './feedback';

test('a comment may be empty and have 2,000 characters, each emoji counted as one', () => {
  expect(validateComment('')).toBeUndefined();
  expect(validateComment(`${'😀'.repeat(2_000)}\n`)).toBeUndefined();
  expect(validateComment('😀'.repeat(2_001))).toBe('Komentar maksimal 2.000 karakter');
});

test('a comment has lines, and nothing else that cannot be seen', () => {
  expect(validateComment('Cepat.\r\nMudah.')).toBeUndefined();
  expect(validateComment('a\0b')).toBe(
    'Ada karakter di komentar kamu yang tidak bisa kami baca. Hapus dulu ya',
  );
});
