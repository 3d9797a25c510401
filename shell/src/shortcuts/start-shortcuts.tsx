import { createTheme, ThemeProvider } from '@poku/kit';
import { PlatformProvider } from '@poku/platform';
import { createRoot } from 'react-dom/client';
import type { App } from '../app';
import { createPreference } from './preference';
import { Shortcuts } from './shortcuts';

/** Has keys act by themselves from now on, and shows the way to the list of them behind all that the page has. */
export const startShortcuts = ({ platform, router }: App): void => {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <ThemeProvider theme={createTheme(platform.config.partner)}>
      <PlatformProvider platform={platform}>
        <Shortcuts router={router} preference={createPreference()} />
      </PlatformProvider>
    </ThemeProvider>,
  );
};
