import { createAnswers } from './answers';

const URL_OF_TIERS = '/gateway/tier/member-siti';
const post = () => new Request('http://localhost/gateway/orders', { method: 'POST' });

/** Answers of a page, and what was heard by who asks ahead. */
const followed = () => {
  const changes: boolean[] = [];
  const answers = createAnswers({ [URL_OF_TIERS]: Promise.resolve(new Response('early')) });
  answers.follow({
    take: (method, url) =>
      method === 'GET' && url === URL_OF_TIERS ? Promise.resolve(new Response('ahead')) : undefined,
    changed: () => changes.push(answers.isWriting()),
  });
  return { answers, changes };
};

afterEach(() => jest.restoreAllMocks());

test('what the page’s script asked for comes first, then what was asked for ahead', async () => {
  const { answers } = followed();
  expect(await (await answers.take('GET', URL_OF_TIERS))?.text()).toBe('early');
  expect(await (await answers.take('GET', URL_OF_TIERS))?.text()).toBe('ahead');
  expect(answers.take('GET', '/gateway/other')).toBeUndefined();
});

test('a call that changes something is told when it begins and when it has ended, also when it failed', async () => {
  const { answers, changes } = followed();
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('done'));
  const sending = answers.send(post());
  expect([changes, answers.isWriting()]).toEqual([[true], true]);
  expect(await (await sending).text()).toBe('done');
  expect([changes, answers.isWriting()]).toEqual([[true, false], false]);
  fetched.mockRejectedValueOnce(new TypeError('gone'));
  await expect(answers.send(post())).rejects.toThrow('gone');
  expect([changes, answers.isWriting()]).toEqual([[true, false, true, false], false]);
});

test('a call that reads changes nothing', async () => {
  const { answers, changes } = followed();
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('read'));
  expect(await (await answers.send(`http://localhost${URL_OF_TIERS}`)).text()).toBe('read');
  expect(changes).toEqual([]);
});
