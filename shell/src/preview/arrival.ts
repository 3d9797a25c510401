import { STORAGE_KEYS } from '@poku/domain/brand';
import { OVERRIDE_PREFIX } from './asked';
import { isRefusal, parseOverride, parsePreview, type Wish } from './wish';

/** What this tab keeps of a link. */
export interface Kept {
  /** As they stood in the link. */
  readonly previews: readonly string[];
  readonly permit?: string;
}

const NOTHING: Kept = { previews: [] };

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Takes the parameters of a link out of an address.
 * @param search query with its question mark, or empty
 * @returns what the link asks for, undefined when it is none; and the query without it, otherwise as it was
 */
export const readLink = (search: string): { readonly link?: Kept; readonly rest: string } => {
  const pairs = search.slice(1).split('&').filter(Boolean);
  const valuesOf = (name: string) =>
    pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => decoded(pair.slice(name.length + 1)));
  const [previews, permit] = [valuesOf('preview'), valuesOf('permit').at(-1)];
  const others = pairs.filter((pair) => !/^(preview|permit)=/.test(pair));
  const rest = others.length > 0 ? `?${others.join('&')}` : '';
  if (previews.length === 0 && permit === undefined) return { rest };
  return { link: { previews, ...(permit !== undefined && { permit }) }, rest };
};

const readKept = (): Kept => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.preview) ?? 'null') as Partial<Kept> | null;
    if (!Array.isArray(kept?.previews)) return NOTHING;
    const { previews, permit } = kept;
    return {
      previews: previews.filter((one) => typeof one === 'string'),
      ...(typeof permit === 'string' && { permit }),
    };
  } catch {
    return NOTHING;
  }
};

/** Keeps what a link asked for until the tab ends; nothing, when there is nothing to keep. */
export const keep = (kept: Kept): void => {
  try {
    if (kept.previews.length === 0 && kept.permit === undefined)
      sessionStorage.removeItem(STORAGE_KEYS.preview);
    else sessionStorage.setItem(STORAGE_KEYS.preview, JSON.stringify(kept));
  } catch {
    // Without storage the link holds for this page alone.
  }
};

const overrideKeys = (): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(OVERRIDE_PREFIX));
  } catch {
    return [];
  }
};

const storedWishes = (): Wish[] =>
  overrideKeys().map((key) =>
    parseOverride(
      key.slice(OVERRIDE_PREFIX.length),
      localStorage.getItem(key)?.trim() ?? '',
      location.origin,
    ),
  );

/**
 * Reads what is asked for: by the link, else by what the tab kept of an earlier one, and by the browser's overrides. The link's
 * parameters leave the address.
 */
export const arrive = (): { readonly kept: Kept; readonly wishes: readonly Wish[] } => {
  const { link, rest } = readLink(location.search);
  const before = readKept();
  if (link) history.replaceState(history.state, '', location.pathname + rest + location.hash);
  const kept = link ? { ...(before.permit !== undefined && { permit: before.permit }), ...link } : before;
  const linked = kept.previews.map(parsePreview);
  // A link is newer than what the browser keeps.
  const isLinked = (wish: Wish) =>
    !isRefusal(wish) && linked.some((other) => !isRefusal(other) && other.name === wish.name);
  return { kept, wishes: [...storedWishes().filter((wish) => !isLinked(wish)), ...linked] };
};

/** Forgets links, permits and overrides. */
export const forgetAll = (): void => {
  keep(NOTHING);
  for (const key of overrideKeys()) localStorage.removeItem(key);
};
