import type { DevtoolsParts } from './devtools';

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
