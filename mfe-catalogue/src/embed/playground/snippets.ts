import { ATTRIBUTES, type CatalogueSettings, FRAME_SETTINGS } from '@poku/embed';

/** What the settings make, in the forms that a page may want. */
export type SnippetForm = 'html' | 'react' | 'vue' | 'iframe';

/** Height of a frame whose settings say none, in CSS pixels. */
const FRAME_HEIGHT_PX = 900;

type Setting = readonly [key: keyof typeof ATTRIBUTES, value: string | number | object];

const given = (settings: CatalogueSettings): readonly Setting[] =>
  Object.entries(ATTRIBUTES).flatMap(([name]) => {
    const key = name as keyof typeof ATTRIBUTES;
    const value = settings[key];
    return value === undefined ? [] : [[key, value] as const];
  });

const textOf = (value: string | number | object): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;');

/** An attribute of HTML; JSON stands between single quotes, so that it can be read. */
const attribute = (name: string, text: string): string =>
  text.includes('"') ? `${name}='${escaped(text)}'` : `${name}="${escaped(text)}"`;

const html = (site: string, settings: CatalogueSettings): string =>
  [
    `<script async src="${site}/embed/v1/loader.js"></script>`,
    '<poku-catalogue',
    ...given(settings).map(([key, value]) => `  ${attribute(ATTRIBUTES[key], textOf(value))}`),
    '></poku-catalogue>',
  ].join('\n');

const jsxValue = (value: string | number | object): string =>
  typeof value === 'string' && /^[\w-]*$/.test(value) ? `"${value}"` : `{${JSON.stringify(value)}}`;

const react = (site: string, settings: CatalogueSettings): string =>
  [
    `import { loadCatalogue } from '@poku/embed';`,
    `import { PokuCatalogue } from '@poku/embed/react';`,
    '',
    `void loadCatalogue({ site: '${site}' });`,
    '',
    'export const Coupons = () => (',
    '  <PokuCatalogue',
    ...given(settings).map(([key, value]) => `    ${key}=${jsxValue(value)}`),
    '    onBuy={({ detail }) => console.log(detail)}',
    '  />',
    ');',
  ].join('\n');

const vueProp = ([key, value]: Setting): string =>
  typeof value === 'string'
    ? attribute(ATTRIBUTES[key], value)
    : attribute(`:${ATTRIBUTES[key]}`, textOf(value));

const vue = (site: string, settings: CatalogueSettings): string =>
  [
    '<script setup>',
    `import { loadCatalogue } from '@poku/embed';`,
    `import { PokuCatalogue } from '@poku/embed/vue';`,
    '',
    `loadCatalogue({ site: '${site}' });`,
    'const log = ({ detail }) => console.log(detail);',
    '</script>',
    '<template>',
    '  <PokuCatalogue',
    ...given(settings).map((setting) => `    ${vueProp(setting)}`),
    '    @buy="log"',
    '  />',
    '</template>',
  ].join('\n');

const iframe = (site: string, settings: CatalogueSettings): string => {
  const query = new URLSearchParams(
    given(settings)
      .map(([key, value]): [string, string] => [ATTRIBUTES[key], textOf(value)])
      .filter(([name]) => FRAME_SETTINGS.some((known) => known === name)),
  );
  const address = escaped(`${site}/embed/v1/frame?${query.toString()}`);
  return [
    `<iframe title="${settings.lang === 'en' ? 'Coupon catalogue' : 'Katalog kupon'}"`,
    `  src="${address}"`,
    `  width="100%" height="${settings.height ?? FRAME_HEIGHT_PX}" loading="lazy"></iframe>`,
  ].join('\n');
};

/**
 * Writes what a partner's engineer puts into their page.
 * @param site origin of Poku's site
 */
export const snippets = (
  site: string,
  settings: CatalogueSettings,
): Readonly<Record<SnippetForm, string>> => ({
  html: html(site, settings),
  react: react(site, settings),
  vue: vue(site, settings),
  iframe: iframe(site, settings),
});
