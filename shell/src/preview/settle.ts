import type { LiveRelease, Registry } from '@poku/contract';
import { PermitError, type Permission, readPermit } from '@poku/platform/release';
import { claimedRoutes, farRoutes } from '../early/match';
import { PRODUCTION } from './asked';
import { RefusedError, signedRelease } from './signed-release';
import { isRefusal, labelOf, type Refusal, type RefusalReason, type WantedRelease, type Wish } from './wish';

/** What somebody looks at in this tab. */
export interface Settled {
  /** Releases in place of the member's own, by remote. */
  readonly overrides: Readonly<Record<string, LiveRelease>>;
  readonly refusals: readonly Refusal[];
  /** What a good permit allows. */
  readonly permission?: Permission;
}

/** What a wish is judged by. */
export interface SettleOptions {
  readonly wishes: readonly Wish[];
  readonly permit?: string;
  readonly channel: string;
  /** The member's registry with releases in place of their own, by remote. */
  readonly resolve: (overrides: Settled['overrides']) => Registry;
  /** Public root key that the shell was built with, base64url. */
  readonly rootKey: string;
  /** Unix time in milliseconds. */
  readonly now: number;
}

/** The router has one place for a path: another remote keeps what it has, and a release has each path once. */
const isPathTaken = (name: string, { routes }: LiveRelease, registry: Registry): boolean => {
  const others = [
    ...claimedRoutes(registry).map(({ remote, claim: { path } }) => ({ remote, path })),
    ...farRoutes(registry),
  ].filter(({ remote }) => remote !== name);
  const taken = new Set(others.map(({ path }) => path));
  return (
    routes.some(({ path }) => taken.has(path)) || new Set(routes.map(({ path }) => path)).size < routes.length
  );
};

const permissionOf = async ({ permit, channel, rootKey, now }: SettleOptions) => {
  if (permit === undefined) return {};
  try {
    return { permission: await readPermit(permit, { rootKey, channel, now }) };
  } catch (error) {
    if (error instanceof PermitError) return { problem: error.problem };
    throw error;
  }
};

/**
 * Decides what of the wishes is shown. In production a permit must name each release; elsewhere anybody may look at
 * everything. Never rejects for what a wish or a permit is.
 */
export const settle = async (options: SettleOptions): Promise<Settled> => {
  const { wishes, channel, resolve, rootKey } = options;
  const isFree = channel !== PRODUCTION;
  const { permission, problem } = isFree ? {} : await permissionOf(options);

  const objection = (wanted: WantedRelease): RefusalReason | undefined => {
    if (isFree) return undefined;
    if (!permission) return problem ?? 'no-permit';
    return permission.previews.includes(labelOf(wanted)) ? undefined : 'not-permitted';
  };
  const read = async (wish: Wish): Promise<Refusal | [WantedRelease, LiveRelease]> => {
    if (isRefusal(wish)) return wish;
    const subject = `${wish.name} ${wish.version}`;
    const reason = objection(wish);
    if (reason) return { subject, reason };
    try {
      return [wish, await signedRelease(wish, rootKey)];
    } catch (error) {
      if (error instanceof RefusedError) return { subject, reason: error.reason };
      throw error;
    }
  };

  const overrides: Record<string, LiveRelease> = {};
  const refusals: Refusal[] = [];
  for (const found of await Promise.all(wishes.map(read))) {
    if (!Array.isArray(found)) {
      refusals.push(found);
      continue;
    }
    const [{ name, version }, release] = found;
    if (isPathTaken(name, release, resolve(overrides)))
      refusals.push({ subject: `${name} ${version}`, reason: 'path-taken' });
    else overrides[name] = release;
  }
  if (problem && wishes.length === 0) refusals.push({ subject: '', reason: problem });
  return { overrides, refusals, ...(permission && { permission }) };
};
