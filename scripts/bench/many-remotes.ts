import { createHash } from 'node:crypto';
import { promoted, type RegistryDocument } from '@poku/build/store';
import type { Release } from '@poku/contract';

/** What teams could be called; two of them make a name, as no two teams of a house have the same. */
const WORDS = [
  'hadiah kado arisan donasi tagihan pulsa listrik air pajak asuransi tabungan emas reksa pinjam cicil transfer',
  'kurir ojek kereta pesawat hotel tiket bioskop konser buku musik film olahraga sehat obat dokter klinik resep makan',
  'minum kopi pasar warung toko diskon undian lomba tamu keluarga anak sekolah kursus kerja magang umrah zakat kurban',
]
  .join(' ')
  .split(' ');

const hash = (text: string, encoding: 'hex' | 'base64'): string =>
  createHash('sha384').update(text).digest(encoding);

/** A release that could be real: two pages, a file for each and one that both use. */
const release = (name: string): Release => {
  const word = name.replace(/^mfe-/, '');
  const version = `1.${word.length}.0-${hash(name, 'hex').slice(0, 10)}`;
  const pages = ['list', 'detail'];
  const fileOf = (chunk: string) => `${chunk}.${hash(name + chunk, 'hex').slice(0, 12)}.js`;
  const files = ['entry', 'common', ...pages.map((page) => `page-${page}`)].map((chunk) => ({
    name: fileOf(chunk),
    integrity: `sha384-${hash(name + chunk, 'base64')}`,
    bytes: 20_000,
    brotliBytes: 6_000,
  }));
  return {
    name,
    version,
    contractVersion: '1.0.0',
    container: `${name}_${version}`.replace(/\W/g, '_'),
    entry: fileOf('entry'),
    files,
    pages: Object.fromEntries(pages.map((page) => [page, [fileOf('common'), fileOf(`page-${page}`)]])),
    widgets: {},
    routes: [
      { path: `/${word}`, access: 'member', page: 'list' },
      { path: `/${word}/:id`, access: 'member', page: 'detail' },
    ],
    slots: [],
    shared: {},
    commit: 'unknown',
    budgetBytes: 50_000,
  };
};

/** The registry with so many remotes more, each with a name and addresses of its own. */
export const withMany = (registry: RegistryDocument, count: number): RegistryDocument =>
  Array.from({ length: count }, (_, index) => {
    const first = WORDS[index % WORDS.length] ?? '';
    const second = WORDS[(index * 7 + 3) % WORDS.length] ?? '';
    return `mfe-${first}-${second}`;
  }).reduce((document, name) => promoted(document, release(name)), registry);
