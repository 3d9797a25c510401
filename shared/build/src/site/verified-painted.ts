import { foreignPaths } from '../release/paint/foreign-paths';
import { foreignIn } from '../release/paint/painted-document';
import { type PaintedPages, paintedKey, SHELL } from '../release/paint/painted';
import type { PaintedPage, PaintedPart, PaintedParts } from '../release/paint/painted-page';
import type { Revision } from '../release/revision';
import { digestOf, textOf, type UntrustedStore } from './untrusted-store';

/** A guest's home is the login ([A] §2). */
const LOGIN = '/login';

/** What a remote, or the shell, has painted: the bytes that the state names, of its own addresses, and nothing that runs. */
const verifiedPages = async (
  store: UntrustedStore,
  revision: Revision,
  name: string,
  digest: string,
): Promise<[string, PaintedPage][]> => {
  const key = paintedKey(digest);
  const text = await textOf(store, key);
  if ((await digestOf(text)) !== digest) throw new Error(`${key} has other bytes than its name says.`);
  const pages = JSON.parse(text) as PaintedPages;
  const [foreign] = foreignPaths(revision, name, pages);
  if (foreign !== undefined) throw new Error(`${key} paints ${foreign}, which ${name} has not.`);
  for (const [path, page] of Object.entries(pages)) {
    const problem = foreignIn(page);
    if (problem !== undefined) throw new Error(`${key} cannot be shown at ${path}: ${problem}.`);
  }
  return Object.entries(pages);
};

const guestOf = (parts: PaintedParts | undefined): PaintedParts =>
  parts?.guest ? { guest: parts.guest } : {};

/** What is painted of a remote's widgets. */
type Widgets = readonly (readonly [remote: string, widgets: readonly PaintedPage[]])[];

/** By remote, each as one part; nothing when there is none. */
const partsOf = (
  widgets: Widgets,
  parts: (page: PaintedPage) => PaintedParts | undefined,
): Pick<PaintedParts, 'widgets'> => {
  const found = widgets.flatMap(([remote, pages]) => {
    const members = pages.flatMap((page) => parts(page)?.member ?? []);
    const text = (of: keyof PaintedPart): string => members.map((one) => one[of]).join('');
    return members.length === 0 ? [] : [[remote, { html: text('html'), css: text('css') }] as const];
  });
  return found.length === 0 ? {} : { widgets: Object.fromEntries(found) };
};

/** Gives the shell's own pages, whose slots they fill, the widgets of all remotes. */
const withWidgets = (own: readonly [string, PaintedPage][], widgets: Widgets): [string, PaintedPage][] =>
  own.map(([path, page]) => [
    path,
    {
      ...page,
      ...partsOf(widgets, (one) => one),
      ...(page.partner && { partner: { ...page.partner, ...partsOf(widgets, ({ partner }) => partner) } }),
    },
  ]);

/** Gives the shell's own pages, which are for members, to guests as what they are led to. */
const withLogin = (
  own: readonly [string, PaintedPage][],
  login: PaintedPage | undefined,
): [string, PaintedPage][] =>
  own.map(([path, page]) => [
    path,
    {
      ...guestOf(login),
      ...page,
      ...(page.partner && { partner: { ...guestOf(login?.partner), ...page.partner } }),
    },
  ]);

/**
 * The pages that are painted in a state, by address, each object verified against the digest that the state names.
 * @param isUsed whether what the shell, or a remote, has live is served; what a revoked key signed is not, nor what it painted
 * @throws Error that names the object that is not there, or not what it should be
 */
export const verifiedPainted = async (
  store: UntrustedStore,
  revision: Revision,
  isUsed: (name: string) => boolean,
): Promise<ReadonlyMap<string, PaintedPage>> => {
  const named = Object.entries(revision.painted ?? {}).filter(([name]) => isUsed(SHELL) && isUsed(name));
  const all = await Promise.all(
    named.map(async ([name, digest]) => [name, await verifiedPages(store, revision, name, digest)] as const),
  );
  const isPage = ([key]: readonly [string, PaintedPage]): boolean => key.startsWith('/');
  const remotes = all.filter(([name]) => name !== SHELL);
  const ofRemotes = remotes.flatMap(([, pages]) => pages.filter(isPage));
  const widgets = remotes.map(
    ([remote, pages]) => [remote, pages.filter((one) => !isPage(one)).map(([, page]) => page)] as const,
  );
  const ofShell = all.flatMap(([name, pages]) => (name === SHELL ? pages : []));
  const login = ofRemotes.find(([path]) => path === LOGIN)?.[1];
  return new Map([...ofRemotes, ...withLogin(withWidgets(ofShell, widgets), login)]);
};
