import type { PartnerBrand } from '@poku/contract';
import { PlatformProvider } from '@poku/platform';
import { RouterProvider } from '@poku/kit/router';
import { createTheme, GlobalStyle, ThemeProvider } from '@poku/kit';
import { StrictMode } from 'react';
import type { App } from './app';
import { NavigationProgress } from './layout/navigation-progress';
import { Toasts } from './layout/toasts';

export interface ShellProps extends Pick<App, 'platform' | 'router'> {
  /** Whose origin the page runs on. */
  readonly partner: PartnerBrand | null;
  /** Whether the page is shown. Until then what was painted stands for it, and what is said over a page is said over that. */
  readonly isShown: boolean;
}

/** All that the shell shows. */
export const Shell = ({ platform, router, partner, isShown }: ShellProps) => (
  <StrictMode>
    <ThemeProvider theme={createTheme(partner)}>
      <GlobalStyle />
      <PlatformProvider platform={platform}>
        {isShown ? <RouterProvider router={router} /> : <NavigationProgress isBusy={false} isWaiting />}
        <Toasts router={router} />
      </PlatformProvider>
    </ThemeProvider>
  </StrictMode>
);
