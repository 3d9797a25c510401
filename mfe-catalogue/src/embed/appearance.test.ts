import { plainTheme } from '@poku/kit';
import { aPartnerBrand } from '@poku/testing';
import { readAppearance } from './appearance';

const brand = aPartnerBrand();

const fieldsOf = (value: unknown): string[] =>
  readAppearance(brand, value).problems.map(({ field }) => field);

describe('the appearance that a partner asks for', () => {
  it('changes the tokens that it names and derives the shades that it does not', () => {
    const { theme, scheme, problems } = readAppearance(brand, {
      primary: '#7a1fa2',
      radius: 4,
      colorScheme: 'light',
    });
    expect(problems).toEqual([]);
    expect(scheme).toBe('light');
    expect(theme.light.primary).toBe('#7a1fa2');
    expect(theme.light.primaryPressed).not.toBe(plainTheme(brand).light.primaryPressed);
    expect(theme.light.primarySoft).not.toBe(plainTheme(brand).light.primarySoft);
    expect(theme.dark).toEqual(plainTheme(brand).dark);
    expect(theme.radiusPx).toBe(4);
  });

  it('is read from JSON too, and a short colour means the long one', () => {
    expect(readAppearance(brand, '{"primary":"#006"}').theme.light.primary).toBe('#000066');
  });

  it('keeps every default without one', () => {
    for (const value of [null, undefined, '{}']) {
      expect(readAppearance(brand, value)).toEqual({
        theme: plainTheme(brand),
        scheme: 'auto',
        font: 'poku',
        ground: 'page',
        problems: [],
      });
    }
  });

  it.each([
    ['{', ['appearance']],
    [[], ['appearance']],
    [{ primary: 'red' }, ['appearance.primary']],
    [{ primary: '#12345g' }, ['appearance.primary']],
    [{ primary: 'url(https://x.example)' }, ['appearance.primary']],
    [{ primary: '#ffd400' }, ['appearance.primary']],
    [{ onPrimary: '#1b3a80' }, ['appearance.onPrimary']],
    [{ primary: '#0b6b6b', primarySoft: '#0c6c6c' }, ['appearance.primarySoft']],
    [{ dark: { primary: '#111111' } }, ['appearance.dark.primary']],
    [{ radius: 99 }, ['appearance.radius']],
    [{ radius: '4px' }, ['appearance.radius']],
    [{ colorScheme: 'sepia' }, ['appearance.colorScheme']],
    [{ font: 'Comic Sans MS' }, ['appearance.font']],
    [{ ground: 'none' }, ['appearance.ground']],
    [{ fontFamily: 'Comic Sans MS' }, ['appearance.fontFamily']],
  ])('%j is refused by the name of its field and leaves the default', (value, fields) => {
    expect(fieldsOf(value)).toEqual(fields);
    expect(readAppearance(brand, value)).toMatchObject({
      theme: plainTheme(brand),
      scheme: 'auto',
      font: 'poku',
      ground: 'page',
    });
  });

  it('may have the font of the page around, and its ground', () => {
    const look = readAppearance(brand, { font: 'inherit', ground: 'transparent' });
    expect(look).toMatchObject({ font: 'inherit', ground: 'transparent', problems: [] });
  });

  it('keeps the good settings beside a bad one', () => {
    const { theme, problems } = readAppearance(brand, { primary: '#fff', radius: 8 });
    expect(problems).toHaveLength(1);
    expect(theme.radiusPx).toBe(8);
  });
});
