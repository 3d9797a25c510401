import type { PartnerBrand, Registry } from '@poku/contract';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createApp } from './create-app';
import { askBrand, keptBrand } from './partner/page-brand';
import { isPreviewAsked } from './preview/asked';
import type { Preview } from './preview/preview';
import type { Federation } from './remotes/federation';
import { inlinedRegistry, pageRegistry } from './remotes/registry-source';
import { installScriptPolicy, runningFolder, type ScriptPolicy } from './remotes/script-policy';
import { reportRecovered } from './report-recovered';
import { rootKey } from './settings';
import { Shell } from './shell';
import { changedFields } from './take-over/fields';
import { recallPlace } from './take-over/scroll-places';
import { takeOver } from './take-over/take-over';
import { whenReady } from './take-over/when-ready';

/** What the shell starts with. */
interface Page {
  readonly registry: Registry;
  readonly federation: Federation;
  readonly policy: ScriptPolicy;
  readonly partner: PartnerBrand | null;
}

const show = ({ registry, federation, policy, partner }: Page, preview?: Preview): void => {
  const app = createApp(registry, federation, policy, partner);
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root.');
  preview?.attach(app);
  const root = createRoot(place, {
    onCaughtError: preview?.onCaughtError,
    onRecoverableError: reportRecovered,
  });
  const render = (isShown: boolean): void =>
    root.render(<Shell platform={app.platform} router={app.router} partner={partner} isShown={isShown} />);
  const painted = window.pokuPainted;
  render(!painted);
  if (!painted) return;
  recallPlace(app.router);
  const isUsed = () => painted.presses.length > 0 || changedFields(painted.element).length > 0;
  void whenReady(app.router, isUsed).then(() =>
    takeOver(painted, place, () => flushSync(() => render(true))),
  );
};

/** Starts with what is looked at; without the code for it, as the member has the site. */
const showPreview = async (page: Page): Promise<void> => {
  const preview = await import(/* webpackChunkName: "preview" */ './preview/preview')
    .then(({ openPreview }) =>
      openPreview({
        federation: page.federation,
        channelRegistry: pageRegistry(),
        resolve: inlinedRegistry,
        rootKey: rootKey(),
      }),
    )
    .catch((error: unknown) => {
      console.warn('[poku] preview failed', error);
      return undefined;
    });
  show({ ...page, ...preview }, preview);
};

/**
 * Starts the shell in the page.
 * @param createFederation made after the page's script policy stands
 * @throws Error when index.html has no registry or no root
 */
export const startShell = (createFederation: () => Federation): void => {
  const policy = installScriptPolicy(runningFolder());
  const parts = { registry: inlinedRegistry(), federation: createFederation(), policy };
  const begin = (partner: PartnerBrand | null): void => {
    const page: Page = { ...parts, partner };
    if (isPreviewAsked(page.registry.channel)) void showPreview(page);
    else show(page);
  };
  const kept = keptBrand(location.hostname);
  // The page asked while this script was on its way, so that nothing is shown in other colours than the brand's.
  if (kept === undefined) void (window.pokuBrand ?? askBrand(location.hostname)).then(begin);
  else begin(kept);
};
