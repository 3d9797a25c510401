import { PlatformProvider } from '@poku/platform';
import { createTheme, ThemeProvider } from '@poku/kit';
import { createRoot } from 'react-dom/client';
import type { App } from '../app';
import { StepUpDialog } from './step-up-dialog';

/** What the question needs of the running shell. */
export type Asker = Pick<App, 'platform' | 'router'>;

/**
 * Shows the question over whatever stands, beside the page, which keeps all that was typed. False when the member closed it, or
 * the session ended.
 */
export const askMember = ({ platform, router }: Asker): Promise<boolean> =>
  new Promise((resolve) => {
    if (platform.session$.value.status !== 'member') return resolve(false);
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const stop = platform.events.subscribe('session.ended', () => end(false));
    const end = (isProven: boolean): void => {
      stop();
      root.unmount();
      place.remove();
      resolve(isProven);
    };
    root.render(
      <ThemeProvider theme={createTheme(platform.config.partner)}>
        <PlatformProvider platform={platform}>
          <StepUpDialog
            onProven={() => end(true)}
            onClose={() => end(false)}
            onLocked={() => {
              end(false);
              void router.navigate('/');
            }}
          />
        </PlatformProvider>
      </ThemeProvider>,
    );
  });
