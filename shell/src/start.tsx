import { PlatformProvider } from '@poku/shared/platform';
import { RouterProvider } from '@poku/shared/router';
import { createTheme, GlobalStyle, ThemeProvider } from '@poku/shared/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './app';
import type { Federation } from './remotes/federation';
import { inlinedRegistry } from './remotes/registry-source';
import { installScriptPolicy, runningFolder } from './remotes/script-policy';

/**
 * Starts the shell in the page.
 * @param createFederation made after the page's script policy stands
 * @throws Error when index.html has no registry or no root
 */
export const startShell = (createFederation: () => Federation): void => {
  const policy = installScriptPolicy(runningFolder());
  const { platform, router } = createApp(inlinedRegistry(), createFederation(), policy);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={createTheme(platform.config.partner?.slug ?? null)}>
        <GlobalStyle />
        <PlatformProvider platform={platform}>
          <RouterProvider router={router} />
        </PlatformProvider>
      </ThemeProvider>
    </StrictMode>,
  );
};
