import { GROUPS, readFields } from './fields';

const read = (filled: Readonly<Record<string, string>>) => readFields((name) => filled[name] ?? '');

test('a form says its settings by their places, numbers as numbers', () => {
  expect(
    read({
      partner: ' nusapoin ',
      limit: '6',
      lang: 'en',
      'appearance.radius': '4',
      'appearance.dark.primary': '#fff',
    }),
  ).toEqual({
    partner: 'nusapoin',
    limit: 6,
    lang: 'en',
    appearance: { radius: 4, dark: { primary: '#fff' } },
  });
});

test('what is empty or the default is not said', () => {
  expect(
    read({ partner: 'nusapoin', layout: 'grid', lang: 'id', 'appearance.font': 'poku', category: '' }),
  ).toEqual({
    partner: 'nusapoin',
  });
});

test('every field has a name and a label of its own', () => {
  const all = GROUPS.flatMap(({ fields }) => fields);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});
