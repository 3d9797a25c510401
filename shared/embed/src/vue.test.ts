import { createApp, createSSRApp, h, nextTick, reactive, ref } from 'vue';
import type { PokuCatalogueElement } from './element';
import { PokuCatalogue } from './vue';

const place = document.createElement('div');
document.body.append(place);
const element = (): PokuCatalogueElement => {
  const found = place.querySelector('poku-catalogue');
  if (!found) throw new Error('There is no element.');
  return found;
};
const attributes = () =>
  Object.fromEntries([...element().attributes].map(({ name, value }) => [name, value]));

test('settings are attributes, and a changed one is followed on the same element', async () => {
  const settings = reactive<{
    partner: string;
    category?: string;
    lang?: 'id' | 'en';
    limit?: number;
    appearance: { radius: number };
  }>({
    partner: 'nusapoin',
    limit: 6,
    appearance: { radius: 4 },
  });
  const app = createApp(() => h(PokuCatalogue, { ...settings, class: 'wide' }));
  app.mount(place);
  const before = element();
  expect(attributes()).toEqual({
    partner: 'nusapoin',
    limit: '6',
    appearance: '{"radius":4}',
    class: 'wide',
  });
  settings.category = '1';
  settings.lang = 'en';
  settings.limit = undefined;
  settings.appearance.radius = 8;
  await nextTick();
  expect(attributes()).toEqual({
    partner: 'nusapoin',
    category: '1',
    lang: 'en',
    appearance: '{"radius":8}',
    class: 'wide',
  });
  expect(element()).toBe(before);
  app.unmount();
});

test('events are emitted without their prefix, and no more once the component is gone', () => {
  const heard: string[] = [];
  const app = createApp(() =>
    h(PokuCatalogue, {
      partner: 'nusapoin',
      onBuy: ({ detail }) => void heard.push(`buy ${detail.couponId}`),
      onCouponSelected: ({ detail }) => void heard.push(`selected ${detail.couponId}`),
    }),
  );
  app.mount(place);
  const own = element();
  const tell = (name: string) => own.dispatchEvent(new CustomEvent(name, { detail: { couponId: '7' } }));
  tell('poku:buy');
  tell('poku:coupon-selected');
  expect(heard).toEqual(['buy 7', 'selected 7']);
  app.unmount();
  tell('poku:buy');
  expect(heard).toHaveLength(2);
});

test('the function for a token is a property, and the component is its element', () => {
  const getRedirectToken = () => 'token';
  const shown = ref<InstanceType<typeof PokuCatalogue>>();
  const app = createApp(() => h(PokuCatalogue, { partner: 'nusapoin', getRedirectToken, ref: shown }));
  app.mount(place);
  expect(shown.value?.$el).toBe(element());
  expect(element().getRedirectToken).toBe(getRedirectToken);
  app.unmount();
});

test('markup of a server is taken over with its attributes', () => {
  place.innerHTML = '<poku-catalogue partner="nusapoin" layout="row"><a>Kupon</a></poku-catalogue>';
  const before = element();
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const app = createSSRApp(() =>
    h(PokuCatalogue, { partner: 'nusapoin', layout: 'row' as const }, () => h('a', 'Kupon')),
  );
  app.mount(place);
  expect(element()).toBe(before);
  expect(attributes()).toEqual({ partner: 'nusapoin', layout: 'row' });
  expect(warn).not.toHaveBeenCalled();
  app.unmount();
});
