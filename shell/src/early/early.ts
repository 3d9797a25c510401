import {
  type LiveRelease,
  type PartnerBrand,
  postKey,
  type Registry,
  type RemoteEntry,
  type RouteClaim,
  type SignedText,
} from '@poku/contract';
import { DEFAULT_CLIENT_ID, STORAGE_KEYS } from '@poku/domain/brand';
import { memberSeed, resolveEntry, storedClientId } from '@poku/platform/release';
import { fetchEarly } from '../remotes/early-scripts';
import { entryAddress, inlinedRegistry } from '../remotes/registry-source';
import { API_BASE } from '../settings';
import { applyTypeface } from '../typeface/apply-typeface';
import { askBrand, keptBrand } from '../partner/page-brand';
import {
  hasRedirectToken,
  HOME_PATHS,
  HOME_SLOT,
  PARTNER_GATE,
  PARTNER_HOME_SLOT,
} from '../routes/own-paths';
import { fetchCalls, isCallAwaited } from './fetch-calls';
import { type ClaimedAddress, fillBody, fillCall } from './fill-call';
import type { AnswerTo } from './fill-rows';
import { claimedPath, matchClaim, matchFar } from './match';
import { MEMBER_CALL } from './member-call';
import { prepareShow } from './show';

/**
 * The inline script of index.html. While the shell's script is still on its way it starts fetching what the address
 * needs: the remote's entry and chunk, and the first data. It runs nothing of a remote and decides nothing; when it
 * guesses wrong, bytes are wasted and the page is still right.
 */
declare global {
  interface Window {
    /** Answers that were asked for early, by path and query; the API client takes each once. */
    pokuEarly?: Record<string, Promise<Response>>;
    /** Whose origin this is, where this page had to ask. Never rejects. */
    pokuBrand?: Promise<PartnerBrand | null>;
  }
}

const kept = keptBrand(location.hostname);
/** Before the first answer of an origin a token is the sign: only partners' users bring one. */
const isPartnerOrigin = kept === undefined ? hasRedirectToken(location.search) : kept !== null;
const partnerClientId = isPartnerOrigin ? storedClientId(STORAGE_KEYS.partnerHome) : undefined;

const early: Record<string, Promise<Response>> = {};

/** An answer that was read: one that nobody takes would hold its connection. */
interface Read {
  readonly answer: Response;
  readonly text: string;
}

/** The same by the paths of the calls as they are claimed, for what is painted. */
const asked: Record<string, Promise<Read>> = {};

/** @param call path as it is claimed; `url` is the same at this address, for this visitor. @param body of a call by POST, as JSON */
const ask = (clientId: string, call: string, url: string, body?: string): void => {
  const key = body === undefined ? url : postKey(url, body);
  if (early[key]) return;
  const reading = fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Client_id: partnerClientId || clientId,
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body ?? null,
    credentials: 'same-origin',
  }).then(async (answer): Promise<Read> => ({ answer, text: await answer.text() }));
  early[key] = reading.then(({ answer, text }) => new Response(text, answer));
  early[key].catch(() => undefined);
  asked[call.split('?')[0] ?? call] ??= reading;
};

const request = (clientId: string, calls: readonly string[] = [], at?: ClaimedAddress): void => {
  for (const call of calls) {
    const path = at ? fillCall(call, at) : call;
    if (path !== undefined)
      ask(clientId, call, API_BASE + path.replace('{clientId}', encodeURIComponent(clientId)));
  }
};

/** From the text: a copy of the answer would be read in some more turns of a busy page. */
const answerTo: AnswerTo = (call) =>
  asked[call]?.then(({ answer, text }) =>
    answer.ok ? (JSON.parse(text) as { readonly data?: unknown }).data : undefined,
  );

const fetchPage = (live: LiveRelease, page: string): void =>
  fetchEarly(live, [live.entry, ...(live.pages[page] ?? [])]);

/** What fills the home of this origin, by release. */
const homeWidgets = ({ remotes }: Registry) => {
  const home = isPartnerOrigin ? PARTNER_HOME_SLOT : HOME_SLOT;
  return Object.values(remotes)
    .map(({ live }) => ({ live, widgets: live.slots.filter(({ slot }) => slot === home) }))
    .filter(({ widgets }) => widgets.length > 0);
};

/** Reads the entry of a remote that the page names by its paths alone, and goes on as if it had stood in the page. */
const fetchFar = (registry: Registry, remote: string, pathname: string): void => {
  const address = entryAddress(remote);
  early[address] = fetch(address, { cache: 'no-cache' }).then(async (answer) => {
    const { text } = (await answer.clone().json()) as SignedText;
    const own = resolveEntry(remote, (JSON.parse(text) as RemoteEntry).entry, memberSeed);
    const found = own && matchClaim({ ...registry, remotes: { [remote]: own } }, pathname);
    if (found) fetchPage(own.live, found.claim.page);
    return answer;
  });
  early[address].catch(() => undefined);
};

/** The calls that a page makes first. */
const requestOf = ({ path, preload, preloadPosts = [] }: RouteClaim, clientId: string): void => {
  const { pathname, search } = location;
  const at = { claim: path, pathname, search };
  // Lists come first, which are the most; a query narrows what is read.
  for (const post of search === '' ? preloadPosts : [])
    ask(clientId, post.path, API_BASE + post.path, fillBody(post, at, clientId));
  request(clientId, preload, at);
};

/** Asks for data before scripts: on a repeated visit these are here, and a page shows the answers before it runs them. */
const start = (registry: Registry): void => {
  const clientId = storedClientId(STORAGE_KEYS.session);
  const { pathname, search } = location;
  const member = [MEMBER_CALL];

  // A partner's user goes from its home to the gate.
  const isArriving = isPartnerOrigin && HOME_PATHS.includes(pathname) && hasRedirectToken(search);
  const isHome = HOME_PATHS.includes(pathname) && !isArriving;
  if (clientId && isHome) {
    const home = homeWidgets(registry);
    for (const { preload } of home.flatMap(({ widgets }) => widgets)) request(clientId, preload);
    request(clientId, member);
    fetchCalls();
    for (const { live, widgets } of home)
      fetchEarly(live, [live.entry, ...widgets.flatMap(({ widget }) => live.widgets[widget] ?? [])]);
    return;
  }
  const claimed = matchClaim(registry, isArriving ? PARTNER_GATE : pathname);
  // A guest on a member's page will be asked to log in.
  const target = clientId || claimed?.claim.access !== 'member' ? claimed : undefined;
  const found = target ?? (!clientId && (isHome || claimed) ? matchClaim(registry, '/login') : undefined);
  const live = found && registry.remotes[found.remote]?.live;
  if (live) requestOf(found.claim, clientId ?? DEFAULT_CLIENT_ID);
  if (clientId) request(clientId, member);
  if (clientId || hasRedirectToken(search) || isCallAwaited(found?.claim)) fetchCalls();
  if (live) return fetchPage(live, found.claim.page);
  const far = found ? undefined : matchFar(registry, pathname);
  if (far) fetchFar(registry, far, pathname);
};

applyTypeface();
if (kept === undefined) window.pokuBrand = askBrand(location.hostname);
const registry = inlinedRegistry();
start(registry);
prepareShow(window.pokuBrand ?? kept ?? null, {
  answerTo,
  registry,
  claimed: claimedPath(registry, location.pathname),
});
window.pokuEarly = early;
