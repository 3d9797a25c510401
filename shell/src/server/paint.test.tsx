import type { PageModule, RouteClaim } from '@poku/contract';
import { styled } from '@poku/kit';
import { usePlatform } from '@poku/platform';
import { useId } from 'react';
import { paintClaim, paintOwn, paintWidget } from './paint';

const forMembers: RouteClaim = { path: '/a', access: 'member', page: 'a' };
const forAll: RouteClaim = { path: '/a', access: 'public', page: 'a' };
const page: PageModule = { title: 'Judul', Component: () => <p>Halaman</p> };
const waiting: PageModule = { ...page, loader: () => null };
const Placeholder = () => <p>Segera</p>;

/** What stands in the main part of a page, by who looks at it. */
const mainOf = (painted: ReturnType<typeof paintClaim>, visitor: 'guest' | 'member') => {
  const root = document.createElement('div');
  root.innerHTML = painted[visitor]?.html ?? '';
  expect(root.querySelector('h1')).toHaveTextContent('Judul');
  return root.querySelector('main')?.textContent;
};

test('a page for everybody that waits for nothing is painted itself, for guests and members', () => {
  const painted = paintClaim(forAll, { page });
  expect([mainOf(painted, 'guest'), mainOf(painted, 'member')]).toEqual(['Halaman', 'Halaman']);
});

test('a page that waits for data is painted as its placeholder, for whom it is', () => {
  const painted = paintClaim(forAll, { page: waiting, Placeholder });
  expect([mainOf(painted, 'guest'), mainOf(painted, 'member')]).toEqual(['Segera', 'Segera']);
  const member = paintClaim(forMembers, { page, Placeholder });
  expect(member.guest).toBeUndefined();
  expect(mainOf(member, 'member')).toBe('Segera');
});

test('of an older release, which has no placeholder, there is the frame alone', () => {
  expect(mainOf(paintClaim(forMembers, { page }), 'member')).toBe('');
  expect(mainOf(paintClaim(forAll, { page: waiting }), 'guest')).toBe('');
});

test('the home is painted for members, in a shape that can stand in a document', () => {
  const painted = paintOwn();
  expect(Object.keys(painted)).toEqual(['/', '/dashboard']);
  for (const { member, guest } of Object.values(painted)) {
    expect(guest).toBeUndefined();
    expect(member?.html).toContain('Sedang memuat');
    expect(member?.html).not.toContain(' style=');
  }
});

const Row = styled.p`
  color: red;
`;
const RowPlaceholder = () => <Row id={useId()}>{usePlatform().config.partner ? 'Mitra' : 'Poku'}</Row>;

test('a widget is painted for the homes that it stands on, and its styles hold inside of it', () => {
  const module = { Placeholder: RowPlaceholder };
  const claims = [{ slot: 'dashboard', widget: 'row' }];
  const { member, guest, partner } = paintWidget('mfe-a', claims, module);
  expect(guest).toBeUndefined();
  expect(partner).toEqual({});
  expect(member?.html).toMatch(
    /^<div data-widget="mfe-a\/row"><p id="_html-mfe-a-row-\w+_" class="[^"]+">Poku<\/p><\/div>$/,
  );
  expect(member?.css).toMatch(/^\[data-widget="mfe-a\/row"\] \.\w+\{color:red;\}$/);
  const both = paintWidget('mfe-a', [...claims, { slot: 'partner-dashboard', widget: 'row' }], module);
  expect(both.member?.html).toContain('Poku');
  expect(both.partner.member?.html).toContain('Mitra');
});

test('a remote without what it claims is told of it', () => {
  expect(() => paintClaim(forAll)).toThrow('there is no page a');
  expect(() => paintWidget('mfe-a', [{ slot: 'dashboard', widget: 'row' }])).toThrow(
    'there is no placeholder of mfe-a/row',
  );
});
