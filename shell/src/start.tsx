import type { PartnerBrand, Registry } from '@poku/contract';
import { PlatformProvider } from '@poku/platform';
import { RouterProvider } from '@poku/kit/router';
import { createTheme, GlobalStyle, ThemeProvider } from '@poku/kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './create-app';
import { Toasts } from './layout/toasts';
import { askBrand, BRAND_PATH, keptBrand } from './partner/page-brand';
import { isPreviewAsked } from './preview/asked';
import type { Preview } from './preview/preview';
import type { Federation } from './remotes/federation';
import { inlinedRegistry, pageRegistry } from './remotes/registry-source';
import { installScriptPolicy, runningFolder, type ScriptPolicy } from './remotes/script-policy';
import { reportRecovered } from './report-recovered';
import { API_BASE, rootKey } from './settings';

/** What the shell starts with. */
interface Page {
  readonly registry: Registry;
  readonly federation: Federation;
  readonly policy: ScriptPolicy;
  readonly partner: PartnerBrand | null;
}

const show = ({ registry, federation, policy, partner }: Page, preview?: Preview): void => {
  const app = createApp(registry, federation, policy, partner);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  preview?.attach(app);
  createRoot(root, { onCaughtError: preview?.onCaughtError, onRecoverableError: reportRecovered }).render(
    <StrictMode>
      <ThemeProvider theme={createTheme(partner)}>
        <GlobalStyle />
        <PlatformProvider platform={app.platform}>
          <RouterProvider router={app.router} />
          <Toasts router={app.router} />
        </PlatformProvider>
      </ThemeProvider>
    </StrictMode>,
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
  if (kept === undefined)
    void askBrand(location.hostname, window.pokuEarly?.[API_BASE + BRAND_PATH]).then(begin);
  else begin(kept);
};
