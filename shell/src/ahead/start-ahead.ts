import { STORAGE_KEYS } from '@poku/domain/brand';
import { storedClientId } from '@poku/platform/release';
import type { App } from '../app';
import { fetchEarly } from '../remotes/early-scripts';
import { filesOf } from '../remotes/exposed-module';
import { ON_DEMAND } from '../remotes/on-demand';
import { API_BASE } from '../settings';
import { inTurns, whenPainted } from '../turns';
import { type Intent, mayFetchAhead } from './connection';
import { followSight } from './in-sight';
import { followIntents } from './intents';
import { createModuleBudget } from './module-budget';
import { createShelf } from './shelf';
import { whenStale } from './stale';
import { type FirstCall, type Target, targetOf, visitorOf } from './target';

type Known = Extract<Target, { kind: 'known' }>;

/** What fetching ahead needs of the shell. */
export interface AheadParts extends Pick<
  App,
  'platform' | 'tap' | 'registry' | 'far' | 'router' | 'answers'
> {
  readonly remotes: Pick<App['remotes'], 'present' | 'prepare'>;
}

/**
 * Fetches what the next page needs while somebody is about to open it (decision 034): its module and its first answers on a press, or
 * when the pointer or the focus rests on its link; the files of pages whose links are in sight once the page is idle. Nobody is told of what fails.
 * @returns a function that ends listening
 */
export const startAhead = (app: AheadParts): (() => void) => {
  const { platform, registry, remotes, far, router, answers } = app;
  const shelf = createShelf();
  const budget = createModuleBudget();
  answers.follow({ take: shelf.take, changed: shelf.drop });
  whenStale(app, shelf.drop);

  const askFor = (calls: readonly FirstCall[]): void => {
    if (answers.isWriting()) return;
    const clientId = platform.clientId();
    const partnerUser = platform.config.partner && storedClientId(STORAGE_KEYS.partnerHome);
    const headers = { Client_id: partnerUser || clientId, Accept: 'application/json' };
    for (const { path, body } of calls)
      shelf.ask(API_BASE + path.replace('{clientId}', encodeURIComponent(clientId)), headers, body);
  };
  const fetchModules = ({ modules }: Known, intent: Intent): void => {
    const fetched = modules.filter((wanted) => {
      const release = remotes.present(wanted.remote);
      if (!release || !budget.isLeft()) return false;
      budget.spend(wanted, release);
      fetchEarly(release, filesOf(release, wanted), intent === 'sight' ? 'low' : 'auto');
      return true;
    });
    if (intent === 'sight') {
      // Most pages show HTML from data, and a page with a shared module that is not there waits for it.
      if (fetched.length > 0) void Promise.allSettled(ON_DEMAND.map((load) => load()));
      return;
    }
    // Running them would hold up the answer to the press.
    void whenPainted().then(() => inTurns(fetched.map((wanted) => () => remotes.prepare(wanted))));
  };
  /** @returns whether it was allowed, and for a page that this visitor may open */
  const prepare = (address: Pick<URL, 'pathname' | 'search'>, intent: Intent): boolean => {
    const target = mayFetchAhead(intent) ? targetOf(registry, visitorOf(platform), address) : undefined;
    if (target?.kind === 'known') {
      fetchModules(target, intent);
      if (intent !== 'sight') askFor(target.calls);
    } else if (target && intent === 'press') {
      const again = () =>
        targetOf(registry, visitorOf(platform), address)?.kind === 'known' && prepare(address, intent);
      void far.open(target.remote).then(again, () => undefined);
    }
    return target !== undefined;
  };

  const endSight = followSight(router, (link) => prepare(link, 'sight'));
  router.subscribe(({ navigation }) => {
    const opened =
      navigation.state === 'loading' && targetOf(registry, visitorOf(platform), navigation.location);
    if (opened && opened.kind === 'known') opened.modules.forEach(budget.use);
  });
  const endIntents = followIntents(prepare);
  return () => {
    endSight();
    endIntents();
  };
};
