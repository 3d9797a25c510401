import { expect, logIn, MEMBERS, test } from '../support/journey';

test('what npm start runs ends while a page of a member listens to it', async ({ page, stack }) => {
  const listens = page.waitForRequest(/\/gateway\/events/);
  await logIn(page, MEMBERS.siti);
  await listens;
  expect(await stack.whileStopped(() => 'ended')).toBe('ended');
});
