import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerFile } from '@poku/contract';
import { integrityOf } from '../files';
import type { Build } from './a-remote-build';

/** A shell's half of painting that shows of a remote what its pages say; a page that is called `throws` throws. */
export const SHELL_CODE = `globalThis.pokuPaint = (text) => {
  const asked = JSON.parse(text);
  if (!asked) return JSON.stringify({ '/': { member: { html: '<p>beranda</p>', css: '' } } });
  const one = (page) => {
    const text = globalThis.pokuPages[asked.remote][page];
    if (text === 'throws') return { problem: 'window is not defined' };
    const painted = (color, of = '') => ({ guest: { html: '<p>' + text + of + '</p>', css: 'p{color:' + color + '}' } });
    return { ...painted('red'), partner: painted('blue', ' {{brand.name}}') };
  };
  return JSON.stringify(Object.fromEntries([
    ...asked.routes.map(({ path, page }) => [path, one(page)]),
    ...asked.slots.map(({ widget }) => ['widgets/' + widget, one('widgets/' + widget)]),
  ]));
};`;

/** A remote's half, whose pages, and widgets by `widgetKey`, say these texts. */
export const pagesCode = (remote: string, pages: Readonly<Record<string, string>>): string =>
  `globalThis.pokuPages = { ${JSON.stringify(remote)}: ${JSON.stringify(pages)} };`;

/** The build, with what paints its pages. */
export const withServer = async <T extends { readonly version: string }>(
  { folder, release }: Build<T>,
  code: string,
): Promise<Build<T & { readonly server: ServerFile }>> => {
  await writeFile(join(folder, 'server.js'), code);
  const server = { name: 'server.js', integrity: integrityOf(code), bytes: Buffer.byteLength(code) };
  const described = { ...release, server };
  await writeFile(join(folder, 'release.json'), JSON.stringify(described));
  return { folder, release: described };
};
