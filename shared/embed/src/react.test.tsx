import { act, render } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import type { PokuCatalogueElement } from './element';
import { type CatalogueElementProps, PokuCatalogue } from './react';

const element = (): PokuCatalogueElement => {
  const found = document.querySelector('poku-catalogue');
  if (!found) throw new Error('There is no element.');
  return found;
};
const attributes = () =>
  Object.fromEntries([...element().attributes].map(({ name, value }) => [name, value]));

test('settings are attributes, and a changed one is followed on the same element', () => {
  const { rerender } = render(
    <PokuCatalogue partner="nusapoin" limit={6} appearance={{ radius: 4 }} className="wide" />,
  );
  const before = element();
  expect(attributes()).toEqual({
    partner: 'nusapoin',
    limit: '6',
    appearance: '{"radius":4}',
    class: 'wide',
  });
  rerender(<PokuCatalogue partner="nusapoin" category="1" redirectToken="t" />);
  expect(attributes()).toEqual({ partner: 'nusapoin', category: '1', 'redirect-token': 't' });
  expect(element()).toBe(before);
});

test('a listener hears the event of now, and nothing once the component is gone', () => {
  const heard: string[] = [];
  const shown = (name: string) => (
    <PokuCatalogue partner="nusapoin" onBuy={({ detail }) => heard.push(`${name} ${detail.couponId}`)} />
  );
  const { rerender, unmount } = render(shown('first'));
  rerender(shown('second'));
  const own = element();
  const buy = () => own.dispatchEvent(new CustomEvent('poku:buy', { detail: { couponId: '7' } }));
  act(() => void buy());
  expect(heard).toEqual(['second 7']);
  unmount();
  buy();
  expect(heard).toHaveLength(1);
});

test('the function for a token is a property, and a ref gives the element', () => {
  const ref = createRef<PokuCatalogueElement>();
  const getRedirectToken = () => 'token';
  render(<PokuCatalogue partner="nusapoin" getRedirectToken={getRedirectToken} ref={ref} />);
  expect(ref.current).toBe(element());
  expect(ref.current?.getRedirectToken).toBe(getRedirectToken);
});

test('a server renders the element with its attributes and what shows without it', () => {
  expect(
    renderToString(
      <PokuCatalogue partner="nusapoin" layout="row" lang="en">
        <a href="https://poku.example">Kupon</a>
      </PokuCatalogue>,
    ),
  ).toBe(
    '<poku-catalogue partner="nusapoin" layout="row" lang="en"><a href="https://poku.example">Kupon</a></poku-catalogue>',
  );
});

test('React 19 has the element itself, with its attributes and events', () => {
  const heard: string[] = [];
  const settings: CatalogueElementProps = {
    partner: 'nusapoin',
    'onpoku:leave': ({ detail }) => heard.push(detail.url),
  };
  render(<poku-catalogue {...settings} />);
  element().dispatchEvent(new CustomEvent('poku:leave', { detail: { url: 'https://poku.example' } }));
  expect(heard).toEqual(['https://poku.example']);
  // @ts-expect-error -- a setting that there is not.
  const wrong = <poku-catalogue partner="nusapoin" colour="red" />;
  expect(wrong.type).toBe('poku-catalogue');
});
