import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDefinition } from '@poku/contract';
import { foreignContainer } from '../../webpack/federation-options';
import { configOf } from '../check/facts';
import { error, type Finding } from '../check/finding';
import { isMissing } from '../json-file';

/** File in which bundlers that speak Module Federation say what they built. */
export const MANIFEST = 'mf-manifest.json';

/** What of it is read. What it says of shared modules is not: their bytes are looked at. */
export interface Manifest {
  /** Global that the entry sets. */
  readonly container: string;
  /** File of the entry. */
  readonly entry: string;
  /** `pages/<key>` and `widgets/<key>`, as they are exposed. */
  readonly exposes: readonly string[];
  /** Scripts that it names, the entry first. */
  readonly scripts: readonly string[];
}

interface Assets {
  readonly sync?: readonly unknown[];
  readonly async?: readonly unknown[];
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

const wrong = (
  field: string,
  what: string,
  fix = 'Publish what the bundler wrote, as it wrote it.',
): Finding => error('malformed-manifest', { what, where: `${MANIFEST}, ${field}`, fix });

const parsed = async (folder: string): Promise<Json | Finding> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((failure: unknown) => {
    if (isMissing(failure)) return undefined;
    throw failure;
  });
  if (text === undefined)
    return wrong(
      'the file',
      `${folder} has no ${MANIFEST}.`,
      'Set manifest to true in the options of the federation plugin, build, and name the folder that it wrote.',
    );
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? json : wrong('the file', `${MANIFEST} must be an object.`);
  } catch {
    return wrong('the file', `${MANIFEST} is no JSON.`);
  }
};

const namesOf = (assets: unknown): readonly unknown[] => {
  const { sync, async } = objectOf(assets) as Assets;
  return [...listOf(sync), ...listOf(async)];
};

/** Kinds of entries that are a script with a global. */
const SCRIPTS: readonly unknown[] = ['var', 'global'];

const kindFindings = (entry: Json): Finding[] =>
  SCRIPTS.includes(entry['type'])
    ? []
    : [
        error('entry-no-script', {
          what: `The entry is of the kind "${String(entry['type'])}". The shell runs an entry as a script that sets a global, with its hash; the imports of a module have none that every browser checks.`,
          where: `${MANIFEST}, metaData.remoteEntry.type`,
          fix: "Set library: { type: 'var' } in the options of the federation plugin, with a bundler that writes scripts (decision 062).",
        }),
      ];

const wantedBy = ({ routes, slots }: RemoteDefinition): string[] => [
  ...new Set([
    ...routes.map(({ page }) => `pages/${page}`),
    ...slots.map(({ widget }) => `widgets/${widget}`),
  ]),
];

const exposeFindings = (remote: RemoteDefinition, exposes: readonly string[]): Finding[] => {
  const wanted = wantedBy(remote);
  return [
    ...wanted
      .filter((name) => !exposes.includes(name))
      .map((name) =>
        error('not-exposed', {
          what: `${configOf(remote.name)} needs ./${name}, which the build does not expose.`,
          where: `${MANIFEST}, exposes`,
          fix: `Add './${name}' to exposes in the options of the federation plugin; federationOptions of @poku/build/webpack does it.`,
        }),
      ),
    ...exposes
      .filter((name) => !wanted.includes(name))
      .map((name) =>
        error('exposed-unclaimed', {
          what: `The build exposes ./${name}, which no route or slot of ${configOf(remote.name)} names.`,
          where: `${MANIFEST}, exposes`,
          fix: 'Claim it, or take it out of exposes.',
        }),
      ),
  ];
};

/**
 * Reads the manifest of a build.
 * @returns what it says, or what is wrong with it
 */
export const readManifest = async (
  folder: string,
  remote: RemoteDefinition,
): Promise<{ readonly manifest: Manifest } | { readonly findings: readonly Finding[] }> => {
  const json = await parsed(folder);
  if ('severity' in json) return { findings: [json as unknown as Finding] };
  const about = objectOf(json['metaData']);
  const entry = objectOf(about['remoteEntry']);
  const exposed = listOf(json['exposes']).map(objectOf);
  const exposes = exposed.map(({ name }) => name);
  const scripts = [
    [entry['path'], entry['name']].filter(Boolean).join('/'),
    ...exposed.flatMap(({ assets }) => namesOf(objectOf(assets)['js'])),
  ];
  const styles = exposed.flatMap(({ assets }) => namesOf(objectOf(assets)['css']));
  const findings: Finding[] = [];
  const container = foreignContainer(remote.name);
  if (about['globalName'] !== container)
    findings.push(
      wrong(
        'metaData.globalName',
        `The entry sets the global "${String(about['globalName'])}"; before it has a version it must be "${container}".`,
        `Set name and library.name to '${container}'; federationOptions of @poku/build/webpack does it.`,
      ),
    );
  if (
    scripts.some((name) => typeof name !== 'string' || name === '') ||
    exposes.some((name) => typeof name !== 'string')
  )
    findings.push(wrong('exposes', 'Names of exposes and files must be texts that are not empty.'));
  if (styles.length > 0)
    findings.push(
      wrong(
        'exposes',
        `The build has the style sheet ${String(styles[0])}; the shell loads scripts alone.`,
        'Write styles with styled of @poku/kit.',
      ),
    );
  findings.push(...kindFindings(entry));
  if (findings.length === 0) findings.push(...exposeFindings(remote, exposes as string[]));
  if (findings.length > 0) return { findings };
  const [first = ''] = scripts as string[];
  return {
    manifest: {
      container,
      entry: first,
      exposes: exposes as string[],
      scripts: [...new Set(scripts as string[])],
    },
  };
};
