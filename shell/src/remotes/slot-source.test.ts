import type { LiveRelease, Registry } from '@poku/shared/contract';
import type { RemoteLoader } from './remote-loader';
import { createSlotSource } from './slot-source';

const release = (version: string, ...slots: LiveRelease['slots']): LiveRelease => ({
  version,
  base: `/remotes/mfe-x/${version}/`,
  container: `mfe_x_${version}`,
  entry: 'entry.js',
  integrity: {},
  pages: {},
  widgets: {},
  routes: [],
  slots,
});
const row = (widget: string, order: number, slot = 'dashboard') => ({ slot, widget, order, heightPx: 10 });

const slotsOf = (remotes: Record<string, LiveRelease>) => {
  const asked: string[] = [];
  const loader: Pick<RemoteLoader, 'widget' | 'discard'> = {
    widget: (remote, key) => {
      asked.push(`${remote}/${key}`);
      return Promise.resolve(() => null);
    },
    discard: (remote) => void asked.push(`discard ${remote}`),
  };
  const registry: Registry = {
    channel: 'test',
    revision: 1,
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, live]) => [name, { live }])),
  };
  return { slots: createSlotSource(registry, loader as RemoteLoader), asked };
};
const idsOf = (widgets: readonly { readonly id: string }[]) => widgets.map(({ id }) => id);

test('the widgets of a place come in their order, and the same ones each time', () => {
  const { slots } = slotsOf({
    'mfe-a': release('1', row('late', 30), row('other', 1, 'elsewhere')),
    'mfe-b': release('1', row('early', 10)),
  });
  expect(idsOf(slots.widgets('dashboard'))).toEqual(['mfe-b/early', 'mfe-a/late']);
  expect(slots.widgets('dashboard')).toBe(slots.widgets('dashboard'));
  expect(slots.widgets('nowhere')).toEqual([]);
});

test('asking a second time means that the first failed, so it is fetched anew', async () => {
  const { slots, asked } = slotsOf({ 'mfe-a': release('1', row('row', 1)) });
  const [widget] = slots.widgets('dashboard');
  await widget?.load();
  await widget?.load();
  expect(asked).toEqual(['mfe-a/row', 'discard mfe-a', 'mfe-a/row']);
});

test('another release brings its widgets, and leaves those of the others alone', async () => {
  const { slots, asked } = slotsOf({
    'mfe-a': release('1', row('row', 30)),
    'mfe-b': release('1', row('early', 10)),
  });
  const [other, before] = slots.widgets('dashboard');
  await before?.load();
  slots.replace('mfe-a', release('2', row('row', 5), row('second', 40)));
  const [first, second, third] = slots.widgets('dashboard');
  expect(idsOf(slots.widgets('dashboard'))).toEqual(['mfe-a/row', 'mfe-b/early', 'mfe-a/second']);
  expect(second).toBe(other);
  expect(first).not.toBe(before);
  await first?.load();
  expect(third?.heightPx).toBe(10);
  expect(asked).toEqual(['mfe-a/row', 'mfe-a/row']);
});
