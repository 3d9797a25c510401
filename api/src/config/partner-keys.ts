import { readFileSync, statSync } from 'node:fs';
import type { PartnerKeys } from '@poku/partner-protocol';
import { z } from 'zod';

/** A partner's service. */
export interface PartnerAddress {
  /** Base address of the protocol, without a trailing slash. */
  url: string;
  /** The keys of the moment; they may differ the next time they are read. */
  readonly keys: PartnerKeys;
}

/** What a file of keys has to be like. */
export interface KeyRules {
  /** The setting that names the file. */
  readonly setting: 'POKU_PARTNER_KEYS' | 'POKU_MERCHANT_KEYS' | 'POKU_BILLER_KEYS';
  /** The partners or billers that it has keys of; undefined where they are not known. */
  readonly slugs: readonly string[] | undefined;
  /** True for a key that everybody knows. */
  readonly isWellKnown: (key: string) => boolean;
}

/** How a file of keys is looked at again. */
export interface KeyWatch {
  /** A time that never goes back, milliseconds. */
  readonly nowMs?: () => number;
  /** Hears why a changed file is not used, once for each change. Default a warning of the process. */
  readonly tell?: (sentence: string) => void;
}

/** A key of ours has as many characters as random hex of 128 bits; base64 or any other text as long as that has more. */
export const LEAST_KEY_CHARS = 32;

type Keys = Readonly<Record<string, PartnerKeys>>;

/** Time between two looks at the file; none without a use in between. */
const lookEveryMs = 3000;

const oneOrTwo = 'must be one key or two';
const direction = z
  .array(
    z
      .string()
      .regex(/^\S*$/, 'must be text without spaces')
      .min(LEAST_KEY_CHARS, `must be at least ${LEAST_KEY_CHARS} characters: openssl rand -hex 16`),
  )
  .min(1, oneOrTwo)
  .max(2, oneOrTwo);
const keysByPartner = z.record(z.string(), z.object({ poku: direction, partner: direction }));

/** A name of a partner as it may be told: whoever mixed up names and keys has a key there. */
const shown = (slug: PropertyKey | undefined): string =>
  /^[a-z][a-z0-9-]{0,31}$/.test(String(slug)) ? String(slug) : '(a name that is no slug)';
const placeOf = ([slug, ...rest]: readonly PropertyKey[]): string =>
  [shown(slug), ...rest.map(String)].join('.');

/** Each key with its place, as `slug.poku.0`. */
const placesOf = (keys: Keys): { place: string; key: string }[] =>
  Object.entries(keys).flatMap(([slug, { poku, partner }]) =>
    Object.entries({ poku, partner }).flatMap(([side, list]) =>
      list.map((key, index) => ({ place: placeOf([slug, side, index]), key })),
    ),
  );

/** What is wrong with keys of the right form, by place and never with the key. */
function faultsIn(keys: Keys, { setting, slugs, isWellKnown }: KeyRules): string[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const { place, key } of placesOf(keys)) {
    if (isWellKnown(key)) faults.push(`${place}: is a value of the sandbox, which everybody knows`);
    if (seen.has(key)) faults.push(`${place}: is a key that stands in another place, too`);
    seen.add(key);
  }
  if (slugs === undefined) return faults;
  const unknown = Object.keys(keys).filter((slug) => !slugs.includes(slug));
  const missing = slugs.filter((slug) => !Object.hasOwn(keys, slug));
  return [
    ...faults,
    ...unknown.map(
      (slug) =>
        `${shown(slug)}: is ${setting === 'POKU_BILLER_KEYS' ? 'no biller of POKU_BILLERS' : 'no partner of POKU_PARTNERS'}`,
    ),
    ...missing.map((slug) => `${slug}: has no keys`),
  ];
}

/** Reads a file of keys: them, or all that is wrong. The text of a failure may show a key, so none is passed on. */
function readKeys(path: string, rules: KeyRules): { keys: Keys } | { faults: string[] } {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return { faults: ['the file cannot be read'] };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { faults: ['the file is no JSON'] };
  }
  const parsed = keysByPartner.safeParse(json);
  if (!parsed.success)
    return {
      faults: parsed.error.issues.map(({ path: place, message }) =>
        place.length === 0
          ? 'the file must be {"slug": {"poku": […], "partner": […]}}'
          : `${placeOf(place)}: ${message}`,
      ),
    };
  const faults = faultsIn(parsed.data, rules);
  return faults.length === 0 ? { keys: parsed.data } : { faults };
}

/** What is wrong with a file of keys; none when it can be used. */
export function faultsOfKeys(path: string, rules: KeyRules): string[] {
  const read = readKeys(path, rules);
  return 'faults' in read ? read.faults : [];
}

/** Differs whenever somebody wrote the file or put another one in its place. */
function stampOf(path: string): string {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
  } catch {
    return 'cannot be read';
  }
}

/**
 * The keys of a file, each time as it stands there now: it is looked at again at most every three seconds, when keys are
 * asked for. A changed file that is wrong leaves the keys before in place, and is told once.
 * @returns the keys by slug; undefined for one that the file does not have
 * @throws Error with all that is wrong with the file now
 */
export function openKeys(
  path: string,
  rules: KeyRules,
  { nowMs = () => performance.now(), tell = (sentence) => process.emitWarning(sentence) }: KeyWatch = {},
): (slug: string) => PartnerKeys | undefined {
  // The stamp is the older of the two, so that a change in between is read at the next look.
  let stamp = stampOf(path);
  let lookedAtMs = nowMs();
  const first = readKeys(path, rules);
  if ('faults' in first) throw new Error([`${rules.setting}:`, ...first.faults].join('\n  '));
  let { keys } = first;

  const look = (): void => {
    if (nowMs() - lookedAtMs < lookEveryMs) return;
    lookedAtMs = nowMs();
    const found = stampOf(path);
    if (found === stamp) return;
    stamp = found;
    const read = readKeys(path, rules);
    if ('keys' in read) keys = read.keys;
    else
      tell(`${rules.setting} has changed and is not used, the keys before stay: ${read.faults.join('; ')}`);
  };

  return (slug) => {
    look();
    return Object.hasOwn(keys, slug) ? keys[slug] : undefined;
  };
}

/**
 * `openKeys` for the partners that `rules.slugs` names.
 * @returns the keys of a partner; throws an Error for any other slug
 */
export function openPartnerKeys(...args: Parameters<typeof openKeys>): (slug: string) => PartnerKeys {
  const keysOf = openKeys(...args);
  return (slug) => {
    const found = keysOf(slug);
    if (found === undefined) throw new Error(`There are no keys of ${shown(slug)}`);
    return found;
  };
}
