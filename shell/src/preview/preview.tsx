import type { ChannelRegistry, LiveRelease, Registry } from '@poku/contract';
import { createTheme, ThemeProvider } from '@poku/kit';
import { createRoot } from 'react-dom/client';
import type { App } from '../app';
import { devtoolsSwitch } from '../devtools/devtools-switch';
import type { Federation } from '../remotes/federation';
import { arrive, forgetAll, keep } from './arrival';
import { PRODUCTION } from './asked';
import { caught } from './caught';
import { markedWidget } from './mark-widget';
import { PreviewBar } from './preview-bar';
import { recorded } from './recorded';
import { createRecorder } from './recorder';
import { settle } from './settle';

/** What the shell tells of itself. */
export interface PreviewParts {
  readonly federation: Federation;
  /** The registry as the page carries it. */
  readonly channelRegistry: ChannelRegistry;
  /** The member's registry with releases in place of their own, by remote. */
  readonly resolve: (overrides: Readonly<Record<string, LiveRelease>>) => Registry;
  /** Public root key that the shell was built with, base64url. */
  readonly rootKey: string;
}

/** What the shell starts with when somebody looks into it. */
export interface Preview {
  /** The member's registry, with the releases in it that are looked at. */
  readonly registry: Registry;
  readonly federation: Federation;
  /** Hears of what a page threw while it rendered. */
  readonly onCaughtError: (error: unknown, info?: { readonly componentStack?: string }) => void;
  /** Begins to look on, and shows the bar. */
  readonly attach: (app: App) => void;
}

const WIDGETS = 'widgets/';

const reset = (): void => {
  forgetAll();
  location.reload();
};

/** Settles what this tab looks at. Rejects only when the page itself is broken. */
export const openPreview = async ({
  federation,
  channelRegistry,
  resolve,
  rootKey,
}: PreviewParts): Promise<Preview> => {
  const { kept, wishes } = arrive();
  const isFree = channelRegistry.channel !== PRODUCTION;
  const { overrides, refusals, permission } = await settle({
    wishes,
    permit: kept.permit,
    channel: channelRegistry.channel,
    resolve,
    rootKey,
    now: Date.now(),
  });
  keep(isFree || permission ? kept : { previews: [] });

  const recorder = createRecorder();
  const hasDevtools = isFree || permission?.devtools === true;
  const shown = Object.entries(overrides).map(([name, { version }]) => ({ name, version }));

  const showBar = ({ platform }: App, onDevtools?: () => void): void => {
    const place = document.createElement('div');
    // It sticks inside of the page's body, not inside of its own place.
    place.style.display = 'contents';
    // First in the order of reading, and above the header.
    document.body.prepend(place);
    createRoot(place).render(
      <ThemeProvider theme={createTheme(platform.config.partner)}>
        <PreviewBar
          shown={shown}
          refusals={refusals}
          until={permission?.until}
          recorder={recorder}
          onReset={reset}
          onDevtools={onDevtools}
        />
      </ThemeProvider>,
    );
  };

  return {
    registry: resolve(overrides),
    federation: recorded(federation, recorder, (module, remote, expose) =>
      hasDevtools && expose.startsWith(WIDGETS)
        ? markedWidget(module, `${remote}/${expose.slice(WIDGETS.length)}`)
        : module,
    ),
    onCaughtError: (error, info) => {
      recorder.problem(error);
      caught.tell(error, info?.componentStack);
      console.error(error);
    },
    attach: (app) => {
      app.tap(recorder.event);
      addEventListener('error', ({ error, message }) => recorder.problem(error ?? message));
      addEventListener('unhandledrejection', ({ reason }) => recorder.problem(reason));
      const toggle = hasDevtools ? devtoolsSwitch({ app, recorder, channelRegistry, overrides }) : undefined;
      if (shown.length > 0 || refusals.length > 0 || permission) showBar(app, toggle);
    },
  };
};
