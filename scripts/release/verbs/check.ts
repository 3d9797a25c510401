import { buildRemote } from '../build-remote';
import { openStore } from '../channel';
import { folderContents } from '../check/contents';
import { channelReader, keyFacts } from '../check/context';
import { allowing, error, type Finding, findingsText, isError } from '../check/finding';
import { judgeFolder, judgeInChannel, judgeVersion } from '../check/judge';
import { ownTypeErrors } from '../check/own-types';
import { keyFindings } from '../check/rules/signature';
import { ownSigner } from '../keys/key-home';
import { remoteNames } from '../remotes';

/** What `check` is asked for. */
export interface CheckOptions {
  readonly channel: string;
  /** Default `text`. */
  readonly format?: string;
  /** Codes of errors that are meant; see `ALLOWABLE`. Default none. */
  readonly allow?: readonly string[];
}

const builtOrNot = async (name: string) => {
  try {
    return await buildRemote(name);
  } catch (failure) {
    return error('build-failed', {
      what: failure instanceof Error ? failure.message : String(failure),
      where: `${name}/src`,
      fix: 'Correct what the build says.',
    });
  }
};

/** Everything that the gate would say if the present sources of a remote were released now. Nothing is uploaded. */
const findingsOf = async (name: string, channel: string): Promise<[string, readonly Finding[]]> => {
  const [built, types] = await Promise.all([builtOrNot(name), ownTypeErrors(name)]);
  if ('code' in built) return ['none', [...types, built]];
  const store = await openStore();
  const { certificate } = await ownSigner();
  const { subject, findings } = judgeFolder(name, await folderContents(built.folder));
  const { version } = built.release;
  const keys = keyFindings(certificate, await keyFacts(store), name, channel);
  if (!subject) return [version, [...types, ...findings, ...keys]];
  const context = await channelReader(store).context(await store.registry(channel), name, version);
  return [
    version,
    [
      ...types,
      ...findings,
      ...(await judgeVersion(store, subject.release)),
      ...keys,
      ...judgeInChannel(subject, context),
    ],
  ];
};

/**
 * `npm run release -- check <remote>`: judges the present sources against what is live in a channel, and prints it.
 * @returns whether there is no error
 */
export const check = async (
  name: string,
  { channel, format = 'text', allow = [] }: CheckOptions,
): Promise<boolean> => {
  if (format !== 'text' && format !== 'json') throw new Error(`--format ${format}: there are text and json.`);
  const known = await remoteNames();
  if (!known.includes(name)) throw new Error(`There is no remote "${name}"; there are ${known.join(', ')}.`);
  const [version, found] = await findingsOf(name, channel);
  const findings = allowing(found, allow);
  const errors = findings.filter(isError).length;
  const isGood = errors === 0;
  if (format === 'json') {
    console.log(JSON.stringify({ name, version, channel, ok: isGood, findings }, null, 2));
    return isGood;
  }
  if (findings.length > 0) console.log(findingsText(findings));
  const count = `${errors} ${errors === 1 ? 'error' : 'errors'}, ${findings.length - errors} ${findings.length - errors === 1 ? 'warning' : 'warnings'}`;
  console.log(`${name} ${version} against what is live in ${channel}: ${count}.`);
  return isGood;
};
