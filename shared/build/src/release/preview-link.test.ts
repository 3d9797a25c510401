import { readPermit } from '@poku/platform/release';
import { previewLink } from './preview-link';
import { aRoot } from './testing/a-store';

const NOW = Date.parse('2026-06-01T00:00:00Z');
const request = {
  releases: [
    { name: 'mfe-help', version: '2' },
    { name: 'mfe-account', version: '1.0.0+b' },
  ],
  channel: 'production',
  hours: 24,
  devtools: true,
  site: 'https://poku.example/faq?a=1#b',
  now: NOW,
};
const until = '9999-01-01T00:00:00Z';

test('a link names its releases and carries a permit for them that ends', async () => {
  const { rootKey, team } = aRoot();
  const link = new URL(previewLink(request, team({ until })));
  expect(link.origin + link.pathname + link.hash).toBe('https://poku.example/faq#b');
  expect(link.search).toContain('preview=mfe-account%401.0.0%2Bb');
  expect(link.searchParams.getAll('preview')).toEqual(['mfe-help@2', 'mfe-account@1.0.0+b']);
  const permit = link.searchParams.get('permit') ?? '';
  await expect(readPermit(permit, { rootKey, channel: 'production', now: NOW })).resolves.toEqual({
    channel: 'production',
    previews: ['mfe-help@2', 'mfe-account@1.0.0+b'],
    devtools: true,
    until: '2026-06-02T00:00:00.000Z',
  });
});

test.each([
  [{ hours: 0 }, {}, '--hours must be more than 0 and at most 168'],
  [{ hours: 169 }, {}, '--hours must be'],
  [{ hours: NaN }, {}, '--hours must be'],
  [{ site: 'javascript:alert(1)' }, {}, 'no address'],
  [{ site: 'poku.example' }, {}, 'no address'],
  [{}, { names: ['mfe-help'] }, 'The key "team-key" may not release mfe-account'],
  [{}, { channels: ['staging'] }, 'may do nothing in the channel production'],
])('a link that would not hold is refused: %j', (changed, facts, message) => {
  expect(() => previewLink({ ...request, ...changed }, aRoot().team(facts))).toThrow(message);
});
