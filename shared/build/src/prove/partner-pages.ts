import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkTypes } from './check-types';

/** What a wrong setting or a wrong name would be, if the types said nothing. */
const plain = `import { CatalogueLoadError, type CatalogueSettings, loadCatalogue } from '@poku/embed';

const settings: CatalogueSettings = { partner: 'nusapoin', lang: 'en', limit: 6, appearance: { primary: '#7A1FA2' } };
// @ts-expect-error -- There is no such language.
export const wrong: CatalogueSettings = { partner: 'nusapoin', lang: 'fr' };

const place = document.createElement('poku-catalogue');
place.limit = settings.limit;
place.addEventListener('poku:buy', (event) => {
  event.preventDefault();
  const quantity: number = event.detail.quantity;
  document.title = String(quantity);
  // @ts-expect-error -- A purchase has no such field.
  void event.detail.price;
});
loadCatalogue({ site: 'https://poku.example' }).catch((error: unknown) => {
  if (error instanceof CatalogueLoadError && error.reason === 'timeout') place.remove();
});
document.body.append(place);
`;
const react = `import { loadCatalogue, type PokuCatalogueElement } from '@poku/embed';
import { PokuCatalogue } from '@poku/embed/react';
import { useEffect, useRef } from 'react';

export function Coupons({ category }: { readonly category?: string }) {
  const element = useRef<PokuCatalogueElement>(null);
  useEffect(() => {
    loadCatalogue({ site: 'https://poku.example' }).catch(() => element.current?.remove());
  }, []);
  return (
    <PokuCatalogue ref={element} partner="nusapoin" category={category} onBuy={({ detail }) => void detail.couponId.trim()}>
      <a href="https://poku.example">Poku</a>
    </PokuCatalogue>
  );
}
export const Element = () => <poku-catalogue partner="nusapoin" lang="en" />;
// @ts-expect-error -- Whose it is must be said.
export const Nobodys = () => <PokuCatalogue />;
`;

/** A partner's page, what it installs besides the package, and whether it has JSX. */
const PAGES = [
  { name: 'plain', file: 'page.ts', text: plain, tools: [] },
  { name: 'react', file: 'page.tsx', text: react, tools: ['react', '@types/react'] },
] as const;

/**
 * Writes a page of a partner without a framework and one with React, installs the packed `@poku/embed` beside each and nothing else of this
 * repository, and checks their types.
 * @param folder where they are written
 * @param tarball the packed package
 * @param versions of the tools, by name
 * @returns what is good. @throws Error with the compiler's report
 */
export async function provePartnerPages(
  folder: string,
  tarball: string,
  versions: Readonly<Record<string, string>>,
): Promise<string> {
  for (const { name, file, text, tools } of PAGES) {
    const page = join(folder, `partner-${name}`);
    await mkdir(page);
    await writeFile(join(page, file), text);
    await writeFile(join(page, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }));
    const compilerOptions = {
      ...{ strict: true, noEmit: true, skipLibCheck: false, jsx: 'react-jsx' },
      ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', types: [] },
    };
    await writeFile(join(page, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: [file] }));
    const wanted = ['typescript', ...tools].map((tool) => `${tool}@${versions[tool]}`);
    const quiet = ['--silent', '--no-audit', '--no-fund', '--save-exact'];
    await promisify(execFile)('npm', ['install', ...quiet, tarball, ...wanted], { cwd: page });
    await checkTypes(page).catch((error: unknown) => {
      throw new Error(`partner-${name}: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
  return `${PAGES.map(({ name }) => name).join(' and ')}, no error`;
}
