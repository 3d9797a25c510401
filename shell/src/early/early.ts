import type { LiveRelease, PartnerBrand, Registry, RemoteEntry, SignedText } from '@poku/contract';
import { DEFAULT_CLIENT_ID, STORAGE_KEYS } from '@poku/domain/brand';
import { memberSeed, resolveEntry, storedClientId } from '@poku/platform/release';
import { fetchEarly } from '../remotes/early-scripts';
import { entryAddress, inlinedRegistry } from '../remotes/registry-source';
import { API_BASE } from '../settings';
import { askBrand, keptBrand } from '../partner/page-brand';
import {
  hasRedirectToken,
  HOME_PATHS,
  HOME_SLOT,
  PARTNER_GATE,
  PARTNER_HOME_SLOT,
} from '../routes/own-paths';
import { fetchCalls, isCallAwaited } from './fetch-calls';
import { claimedPath, matchClaim, matchFar } from './match';
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

const request = (clientId: string, paths: readonly string[] = []): void => {
  for (const path of paths) {
    const url = API_BASE + path.replace('{clientId}', encodeURIComponent(clientId));
    early[url] ??= fetch(url, {
      headers: { Client_id: partnerClientId || clientId, Accept: 'application/json' },
      credentials: 'same-origin',
      // Read at once: an answer that nobody takes would hold its connection.
    }).then(async (answer) => new Response(await answer.arrayBuffer(), answer));
    early[url].catch(() => undefined);
  }
};

const fetchPage = (live: LiveRelease, page: string): void =>
  fetchEarly(live, [live.entry, ...(live.pages[page] ?? [])]);

const fetchHome = (registry: Registry, clientId: string): void => {
  const home = isPartnerOrigin ? PARTNER_HOME_SLOT : HOME_SLOT;
  for (const { live } of Object.values(registry.remotes)) {
    const widgets = live.slots.filter(({ slot }) => slot === home);
    if (widgets.length === 0) continue;
    fetchEarly(live, [live.entry, ...widgets.flatMap(({ widget }) => live.widgets[widget] ?? [])]);
    for (const { preload } of widgets) request(clientId, preload);
  }
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

const start = (registry: Registry): void => {
  const clientId = storedClientId(STORAGE_KEYS.session);
  const { pathname, search } = location;
  if (clientId) request(clientId, ['/customerdetail/{clientId}']);

  // A partner's user goes from its home to the gate.
  const isArriving = isPartnerOrigin && HOME_PATHS.includes(pathname) && hasRedirectToken(search);
  const isHome = HOME_PATHS.includes(pathname) && !isArriving;
  const claimed = matchClaim(registry, isArriving ? PARTNER_GATE : pathname);
  if (clientId && isHome) {
    fetchCalls();
    return fetchHome(registry, clientId);
  }
  // A guest on a member's page will be asked to log in.
  const target = clientId || claimed?.claim.access !== 'member' ? claimed : undefined;
  const found = target ?? (!clientId && (isHome || claimed) ? matchClaim(registry, '/login') : undefined);
  const live = found && registry.remotes[found.remote]?.live;
  if (clientId || hasRedirectToken(search) || isCallAwaited(found?.claim)) fetchCalls();
  if (!found || !live) {
    const far = matchFar(registry, pathname);
    if (far) fetchFar(registry, far, pathname);
    return;
  }
  fetchPage(live, found.claim.page);
  request(clientId ?? DEFAULT_CLIENT_ID, found.claim.preload);
};

if (kept === undefined) window.pokuBrand = askBrand(location.hostname);
const registry = inlinedRegistry();
prepareShow(window.pokuBrand ?? kept ?? null, claimedPath(registry, location.pathname));
start(registry);
window.pokuEarly = early;
