import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ATTRIBUTES,
  COLOURS,
  ERROR_CODES,
  EVENT_NAMES,
  FONTS,
  FRAME_SETTINGS,
  GROUNDS,
  LANGUAGES,
  LAYOUTS,
  REFLECTED,
  SCHEMES,
} from '@poku/embed';
import { ROOT } from '@poku/tooling';

const guide = readFileSync(join(ROOT, 'docs/embed.md'), 'utf8');

/** What stands between a heading and the next one. */
const section = (heading: string): string =>
  new RegExp(`^## ${heading}\\n([^]*?)(?=^## )`, 'm').exec(guide)?.[1] ?? '';
/** Names in the first column of a section's table. */
const named = (heading: string): string[] =>
  [...section(heading).matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
const words = (text: string): string[] =>
  [...text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

test('the document tells every attribute that there is, and no other', () => {
  expect(named('Attributes and properties').sort()).toEqual(
    [...Object.values(ATTRIBUTES), 'getRedirectToken'].sort(),
  );
  const notProperties = /^All but (.+) are properties of the same name/m.exec(guide)?.[1] ?? '';
  expect(words(notProperties)).toEqual(
    Object.values(ATTRIBUTES).filter(
      (name) => !['appearance', 'lang'].includes(name) && !REFLECTED.some((own) => own === name),
    ),
  );
});

test('the document tells every event and every error code that there is, and no other', () => {
  expect(named('Events')).toEqual(EVENT_NAMES);
  const codes = /^Codes: ([^]*?)\. What failed/m.exec(guide)?.[1] ?? '';
  const plain = codes.replaceAll(/\([^)]*\)/g, '');
  expect(words(plain)).toEqual(ERROR_CODES);
});

test('the document tells what the address of the frame takes', () => {
  const told = /^(`category`.*) go into the address/m.exec(guide)?.[1] ?? '';
  expect(['partner', ...words(told)]).toEqual(FRAME_SETTINGS);
});

test('the document tells the words that a setting may have', () => {
  const look = section('Appearance');
  for (const word of [...COLOURS, ...SCHEMES, ...FONTS, ...GROUNDS]) expect(words(look)).toContain(word);
  for (const word of [...LAYOUTS, ...LANGUAGES])
    expect(words(section('Attributes and properties'))).toContain(word);
});
