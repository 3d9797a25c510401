import { DEFAULT_CHANNEL, openStore } from '../channel';
import { checkName } from '../home';
import { unitNames } from '../remotes';
import type { ReleaseStore } from '../store';
import { UsageError } from './verb';

/** Options that several verbs take. */
export const CHANNEL = { channel: { type: 'string', default: DEFAULT_CHANNEL } } as const;
/** Codes of errors of the gate that are meant; see `ALLOWABLE`. */
export const ALLOW = { allow: { type: 'string', multiple: true } } as const;
export const FORMAT = { format: { type: 'string', default: 'text' } } as const;

/** How `FORMAT` stands in a call. */
export const FORMAT_CALL = '[--format text|json]';

type Chosen = { readonly format: string };

/** @param known at least two @throws UsageError when it is none of them */
export const formatOf = <Format extends string>({ format }: Chosen, known: readonly Format[]): Format => {
  const found = known.find((one) => one === format);
  if (found !== undefined) return found;
  const names = `${known.slice(0, -1).join(', ')} or ${known.at(-1)}`;
  throw new UsageError(`--format is ${names}, not "${format}".`);
};

/** @throws UsageError when it is neither text nor JSON */
export const isJson = (options: Chosen): boolean => formatOf(options, ['text', 'json']) === 'json';

/** Version of the present sources. What knows them loads webpack, which a release by version does without. */
export const sourceVersion = async (name: string): Promise<string> =>
  (await import('../build')).sourceVersion(name);

/** @throws UsageError without a reason */
export const reasonOf = (what: string, given: string | undefined): string => {
  const reason = given?.trim() ?? '';
  if (reason === '') throw new UsageError(`${what} needs --reason "<why>"; the history keeps it.`);
  return reason;
};

/** Reads `<name>` or `<name>@<version>`; without `@` the version is empty. @throws UsageError when nothing stands behind it */
export const namedRelease = (text: string): { readonly name: string; readonly version: string } => {
  const [name = '', ...rest] = text.split('@');
  const version = rest.join('@');
  if (rest.length > 0 && version === '') throw new UsageError(`"${text}" names no version behind its @.`);
  return { name, version };
};

/** @throws UsageError for a name that stands there twice */
export const checkOnce = (names: readonly string[]): void => {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(`"${twice}" stands there twice.`);
};

/** For programs: one JSON value. */
export const toJson = (value: unknown): string => JSON.stringify(value, null, 2);

/**
 * A name that can be released: of this repository, or live in the channel, or in the store.
 * @throws UsageError that names it, and those that there are
 */
export const checkReleasable = async (
  store: ReleaseStore,
  name: string,
  channel = DEFAULT_CHANNEL,
): Promise<void> => {
  const own = await unitNames();
  if (own.includes(name)) return;
  const { remotes } = await store.registry(channel);
  if (name in remotes || (await store.releases.versions(name)).length > 0) return;
  const known = [...new Set([...own, ...Object.keys(remotes)])];
  throw new UsageError(`There is no "${name}"; there are ${known.join(', ')}.`);
};

/**
 * Opens the store of a channel that is there; a wrong letter would look like an empty one.
 * @throws UsageError that names it, and those that there are
 */
export const openChannel = async (channel: string): Promise<ReleaseStore> => {
  const store = await openStore();
  const channels = await store.channels();
  if (channel === DEFAULT_CHANNEL || channels.includes(checkName('channel', channel))) return store;
  throw new UsageError(
    `There is no channel "${channel}"; there are ${[...new Set([DEFAULT_CHANNEL, ...channels])].join(', ')}.`,
  );
};
