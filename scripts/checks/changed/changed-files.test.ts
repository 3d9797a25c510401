import { changedFiles } from './changed-files';

test('what differs from a revision is told once, in order', async () => {
  const files = await changedFiles('HEAD');
  expect(files).toEqual([...new Set(files)].sort());
});

test('a revision that there is not is told', async () => {
  await expect(changedFiles('no-such-revision')).rejects.toThrow('no-such-revision');
});
