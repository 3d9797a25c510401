import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describedFiles, integrityOf } from '../../files';
import type { ReleaseRule } from '../facts';
import { error, type Finding } from '../finding';

const BUILD_AGAIN = 'Build again and publish what the build wrote; nothing in the folder is edited by hand.';

/** Every script in the folder is listed, and every listed file is there with its bytes. */
export const listingRules: ReleaseRule = ({ release, contents }) => {
  const findings: Finding[] = [];
  const listed = new Set(describedFiles(release).map(({ name }) => name));
  const compressed = new Map(release.files.map(({ name, brotliBytes }) => [name, brotliBytes]));
  for (const { name, integrity, bytes } of describedFiles(release)) {
    const found = contents.get(name);
    const brotliBytes = compressed.get(name);
    if (!name.endsWith('.js'))
      findings.push(
        error('not-a-script', {
          what: `${name} is listed among the scripts and is none.`,
          where: 'release.json, files',
          fix: 'List .js files only; pictures belong to the site’s media.',
        }),
      );
    if (!found)
      findings.push(
        error('missing-file', { what: `${name} is listed and not there.`, where: name, fix: BUILD_AGAIN }),
      );
    else if (integrityOf(found) !== integrity)
      findings.push(
        error('altered-file', {
          what: `${name} has other bytes than those that its hash stands for.`,
          where: name,
          fix: BUILD_AGAIN,
        }),
      );
    else if (found.length !== bytes || (contents.get(`${name}.br`)?.length ?? brotliBytes) !== brotliBytes)
      findings.push(
        error('wrong-size', {
          what: `${name} is said to have ${bytes} bytes${brotliBytes === undefined ? '' : `, ${brotliBytes} compressed`}, and has others.`,
          where: 'release.json, files',
          fix: BUILD_AGAIN,
        }),
      );
  }
  for (const name of contents.keys()) {
    if (name.endsWith('.js') && !listed.has(name))
      findings.push(
        error('unlisted-file', {
          what: `${name} is in the folder and has no hash in release.json.`,
          where: name,
          fix: BUILD_AGAIN,
        }),
      );
  }
  return findings;
};

const UNPACK = { '.br': brotliDecompressSync, '.gz': gunzipSync };

const unpacked = (bytes: Buffer, extension: keyof typeof UNPACK): Buffer | undefined => {
  try {
    return UNPACK[extension](bytes);
  } catch {
    return undefined;
  }
};

/** What is served compressed is what was hashed. */
export const compressedRules: ReleaseRule = ({ release, contents }) =>
  release.files.flatMap(({ name }) =>
    (['.br', '.gz'] as const).flatMap((extension) => {
      const [plain, packed] = [contents.get(name), contents.get(name + extension)];
      if (!plain || !packed || unpacked(packed, extension)?.equals(plain)) return [];
      return error('altered-file', {
        what: `${name}${extension} unpacks to other bytes than ${name} has.`,
        where: name + extension,
        fix: BUILD_AGAIN,
      });
    }),
  );

const KNOWN = /\.js(?:\.br|\.gz)?$|^release\.json$|^signature-[0-9a-f]+\.json$/;

/** Nothing goes to the public folder that members do not need. */
export const foreignRules: ReleaseRule = ({ contents }) =>
  [...contents.keys()]
    .filter((name) => !KNOWN.test(name))
    .map((name) =>
      name.endsWith('.map')
        ? error('source-map', {
            what: `${name} would show the sources to everybody.`,
            where: name,
            fix: 'Set devtool to false, or keep source maps where only the team sees them.',
          })
        : error('foreign-file', {
            what: `${name} is no part of a release.`,
            where: name,
            fix: 'Take it out of the build folder.',
          }),
    );

/** Chunk files that the entry can load, from the table that webpack or Rspack writes into it. */
const loadable = (entry: string): readonly string[] => {
  const table = /\{([^{}]*)\}\)?\[\w+\]\+"\.js"/.exec(entry)?.[1] ?? '';
  return [...table.matchAll(/"?([\w-]+)"?:"(\w+)"/g)].map(([, chunk, hash]) => `${chunk}.${hash}.js`);
};

/** The entry, and every chunk that it or a claim leads to, is listed, and the entry has its hash. */
export const chunkRules: ReleaseRule = (subject) => {
  const { release } = subject;
  const listed = new Map(release.files.map((file) => [file.name, file]));
  const findings: Finding[] = [];
  const unlisted = (file: string, who: string): Finding =>
    error('missing-chunk', {
      what: `${who} loads ${file}, which is no file of the release.`,
      where: file,
      fix: BUILD_AGAIN,
    });
  if (!listed.has(release.entry)) findings.push(unlisted(release.entry, 'The shell'));
  for (const [kind, table] of [['Page', release.pages] as const, ['Widget', release.widgets] as const])
    for (const [key, chunks] of Object.entries(table))
      for (const chunk of chunks) if (!listed.has(chunk)) findings.push(unlisted(chunk, `${kind} ${key}`));
  const text = subject.contents.get(release.entry)?.toString();
  if (text === undefined) return findings;
  for (const file of loadable(text)) if (!listed.has(file)) findings.push(unlisted(file, 'The entry'));
  for (const { name, integrity } of release.files)
    if (name !== release.entry && !text.includes(integrity))
      findings.push(
        error('chunk-without-hash', {
          what: `The entry has not the hash of ${name} that release.json has, so the browser could not check it.`,
          where: release.entry,
          fix: 'Build with the factory of @poku/build/webpack, which puts the hash of every chunk into the entry.',
        }),
      );
  return findings;
};
