import { folderObjects } from '../objects/folder-objects';
import { aFolder } from '../testing/a-folder';
import { createLease } from './lease';

const setUp = async () => {
  const objects = folderObjects(await aFolder());
  let time = Date.parse('2026-12-01T10:00:00Z');
  const key = 'channels/test/watch/mfe-x.json';
  const lease = () => createLease(objects, key, () => time);
  return {
    lease,
    write: (text: string) => objects.write(key, text),
    pass: (seconds: number) => (time += seconds * 1_000),
  };
};

test('one has it as long as it renews it, and then the next', async () => {
  const { lease, pass } = await setUp();
  const [first, second] = [lease(), lease()];
  expect(await first.take()).toBe(true);
  pass(29);
  expect(await second.take()).toBe(false);
  expect(await first.take()).toBe(true);
  pass(29);
  expect(await second.take()).toBe(false);
  pass(2);
  expect(await second.take()).toBe(true);
  expect(await first.take()).toBe(false);
});

test('who leaves it leaves it at once, and takes nothing from another', async () => {
  const { lease } = await setUp();
  const [first, second] = [lease(), lease()];
  await first.take();
  await first.leave();
  expect(await second.take()).toBe(true);
  await first.leave();
  expect(await first.take()).toBe(false);
});

test('a command takes it from whoever has it', async () => {
  const { lease } = await setUp();
  const [keeper, command] = [lease(), lease()];
  await keeper.take();
  expect(await command.take(true)).toBe(true);
  expect(await keeper.take()).toBe(false);
});

test.each([
  '',
  'no lease',
  'null',
  '{}',
  '{"holder":"x"}',
  '{"holder":"x","until":"never"}',
  '{"holder":"x","until":"9999-01-01T00:00:00Z"}',
])('what somebody else wrote in its place keeps nobody away: %s', async (text) => {
  const { lease, write } = await setUp();
  await write(text);
  expect(await lease().take()).toBe(true);
});
