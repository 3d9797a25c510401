import type { ChannelRegistry, LiveRelease } from '@poku/contract';
import { createTheme, ThemeProvider } from '@poku/kit';
import { createRoot, type Root } from 'react-dom/client';
import type { App } from '../app';
import type { Recorder } from '../preview/recorder';
import { DevtoolsPanel } from './devtools-panel';
import { sharedModules } from './shared-modules';

/** What the devtools show. */
export interface DevtoolsParts {
  readonly app: App;
  readonly recorder: Recorder;
  /** The registry as the page carries it. */
  readonly channelRegistry: ChannelRegistry;
  /** Releases in place of the member's own, by remote. */
  readonly overrides: Readonly<Record<string, LiveRelease>>;
}

/** Makes the devtools of a page. @returns opens them, or closes them and gives the focus back */
export const createDevtools = ({
  app: { platform, registry },
  recorder,
  channelRegistry,
  overrides,
}: DevtoolsParts): (() => void) => {
  let close: (() => void) | undefined;

  const open = (): (() => void) => {
    const before = document.activeElement;
    const place = document.createElement('div');
    document.body.append(place);
    const root: Root = createRoot(place);
    root.render(
      <ThemeProvider theme={createTheme(platform.config.partner)}>
        <DevtoolsPanel
          recorder={recorder}
          modules={sharedModules()}
          channelRegistry={channelRegistry}
          registry={registry}
          overrides={overrides}
          onClose={() => close?.()}
        />
      </ThemeProvider>,
    );
    return () => {
      close = undefined;
      root.unmount();
      place.remove();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  };
  return () => {
    if (close) close();
    else close = open();
  };
};
