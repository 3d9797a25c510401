import type { PartnerBrand, Registry } from '@poku/contract';
import { createApp } from './create-app';
import { askBrand, keptBrand } from './partner/page-brand';
import { keepInstallPrompt } from './install/install-way';
import { isPreviewAsked } from './preview/asked';
import { startLater } from './later/start-later';
import type { Preview } from './preview/preview';
import type { Federation } from './remotes/federation';
import { inlinedRegistry, pageRegistry } from './remotes/registry-source';
import type { ScriptPolicy } from './remotes/script-policy';
import { reportRecovered } from './report-recovered';
import { rootKey } from './settings';
import { changedFields } from './take-over/fields';
import { createPageView } from './take-over/page-view';
import { recallPlace } from './take-over/scroll-places';
import { takeOver } from './take-over/take-over';
import { whenReady } from './take-over/when-ready';
import { after, pause } from './turns';

/** An answer that takes longer is not waited for before the app is rendered, in milliseconds. */
const LONGEST_FILL_MS = 200;

/** What the shell starts with. */
interface Page {
  readonly registry: Registry;
  readonly federation: Federation;
  readonly policy: ScriptPolicy;
  readonly partner: PartnerBrand | null;
}

const show = async ({ registry, federation, policy, partner }: Page, preview?: Preview): Promise<void> => {
  keepInstallPrompt();
  const app = await createApp(registry, federation, policy, partner);
  let handleShown = (): void => undefined;
  startLater(app, new Promise((resolve) => (handleShown = resolve)));
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root.');
  preview?.attach(app);
  await pause();
  const view = createPageView(app, place, partner, {
    onCaughtError: preview?.onCaughtError,
    onRecoverableError: reportRecovered,
  });
  const painted = window.pokuPainted;
  if (!painted) {
    view.show();
    await whenReady(app.router, () => false);
    return handleShown();
  }
  place.remove();
  // What a visitor came for is shown before the app takes the processor.
  await Promise.race([painted.filled, after(LONGEST_FILL_MS)]);
  view.wait();
  recallPlace(app.router);
  const isUsed = () => painted.presses.length > 0 || changedFields(painted.element).length > 0;
  await whenReady(app.router, isUsed);
  await view.renderAhead(painted.hasWidgets);
  await takeOver(painted, place, () => {
    painted.element.before(place);
    view.show();
  });
  handleShown();
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
  await show({ ...page, ...preview }, preview);
};

/**
 * Starts the shell in the page, in tasks of its own.
 * @param policy which scripts may run in the page; it stands already
 * @throws Error when index.html has no registry or no root
 */
export const startShell = async (policy: ScriptPolicy, createFederation: () => Federation): Promise<void> => {
  const parts = { registry: inlinedRegistry(), federation: createFederation(), policy };
  const kept = keptBrand(location.hostname);
  // The page asked while this script was on its way, so that nothing is shown in other colours than the brand's.
  const partner = kept === undefined ? await (window.pokuBrand ?? askBrand(location.hostname)) : kept;
  const page: Page = { ...parts, partner };
  await pause();
  await (isPreviewAsked(page.registry.channel) ? showPreview(page) : show(page));
};
