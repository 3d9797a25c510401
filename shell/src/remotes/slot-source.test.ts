import { aLiveRelease } from '@poku/testing';
import type { Registry } from '@poku/contract';
import type { ComponentType } from 'react';
import type { RemoteLoader } from './remote-loader';
import { createSlotSource } from './slot-source';

const live = aLiveRelease({
  version: '1',
  widgets: { row: [] },
  slots: [{ slot: 'dashboard', widget: 'row', order: 1, heightPx: 1 }],
});
const registry: Registry = { channel: 'test', revision: 1, remotes: { 'mfe-x': { live } } };

/** The one widget of the place, and what was asked of the remotes for it. */
const aWidget = (widget: () => Promise<ComponentType>) => {
  const steps: string[] = [];
  const remotes: Partial<RemoteLoader> = {
    widget: () => {
      steps.push('load');
      return widget();
    },
    discard: () => void steps.push('discard'),
    threw: () => void steps.push('threw'),
    subscribe: () => () => undefined,
    loadedWidget: () => undefined,
  };
  const [one] = createSlotSource(registry, remotes as RemoteLoader).widgets('dashboard');
  if (!one) throw new Error('the place is empty');
  return { one, steps };
};
const Row = () => null;

test('a widget that is asked for again while it is on its way leaves its remote as it is', async () => {
  let arrive: (widget: ComponentType) => void = () => undefined;
  const coming = new Promise<ComponentType>((resolve) => (arrive = resolve));
  const { one, steps } = aWidget(() => coming);
  void one.load();
  const again = one.load();
  arrive(Row);
  await again;
  await one.load();
  expect(steps).toEqual(['load', 'load', 'load']);
});

test('a widget that could not be loaded is fetched anew, once', async () => {
  const answers = [Promise.reject(new Error('broken')), Promise.resolve(Row), Promise.resolve(Row)];
  const { one, steps } = aWidget(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(one.load()).rejects.toThrow('broken');
  await one.load();
  await one.load();
  expect(steps).toEqual(['load', 'discard', 'load', 'load']);
});

test('a widget that threw is fetched anew', async () => {
  const { one, steps } = aWidget(() => Promise.resolve(Row));
  await one.load();
  one.threw?.();
  await one.load();
  expect(steps).toEqual(['load', 'threw', 'discard', 'load']);
});
