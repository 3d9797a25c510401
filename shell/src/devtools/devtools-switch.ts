import type { ChannelRegistry, LiveRelease } from '@poku/contract';
import type { App } from '../app';
import type { Recorder } from '../preview/recorder';

/** What the devtools show. */
export interface DevtoolsParts {
  readonly app: App;
  readonly recorder: Recorder;
  /** The registry as the page carries it. */
  readonly channelRegistry: ChannelRegistry;
  /** Releases in place of the member's own, by remote. */
  readonly overrides: Readonly<Record<string, LiveRelease>>;
}

/** Ctrl+Alt+P. The place of the key counts: with Alt some systems write another letter. */
const isShortcut = ({ code, ctrlKey, altKey, shiftKey, metaKey }: KeyboardEvent): boolean =>
  code === 'KeyP' && ctrlKey && altKey && !shiftKey && !metaKey;

const loadDevtools = () => import(/* webpackChunkName: "devtools" */ './devtools');

/**
 * Has the shortcut open and close the devtools, which are loaded the first time.
 * @returns opens or closes them
 */
export const devtoolsSwitch = (parts: DevtoolsParts): (() => void) => {
  let loaded: Promise<() => void> | undefined;
  const toggle = (): void => {
    loaded ??= loadDevtools().then(({ createDevtools }) => createDevtools(parts));
    loaded.then(
      (switchOver) => switchOver(),
      (error: unknown) => {
        loaded = undefined;
        parts.recorder.problem(error);
      },
    );
  };
  addEventListener('keydown', (event) => {
    if (event.repeat || !isShortcut(event)) return;
    event.preventDefault();
    toggle();
  });
  return toggle;
};
