import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Renders a part; gives what `atOnce` gives. */
export type RenderInTurns = <T>(part: ReactNode, atOnce: (container: HTMLElement) => T) => Promise<T>;

/**
 * Renders as a browser does, where effects have a turn of their own after the render; `act`, and so `render`, runs them with it.
 * For what a member may do in between: `atOnce` is called as soon as something stands in the document, before any waiting effect.
 * Call it once, at the top.
 */
export function startRenderInTurns(): RenderInTurns {
  const opened: { readonly root: Root; readonly container: HTMLElement }[] = [];
  afterEach(() => {
    for (const { root, container } of opened.splice(0)) {
      root.unmount();
      container.remove();
    }
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  });
  return (part, atOnce) =>
    new Promise((resolve) => {
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
      const container = document.body.appendChild(document.createElement('div'));
      const root = createRoot(container);
      opened.push({ root, container });
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve(atOnce(container));
      });
      observer.observe(container, { childList: true, subtree: true });
      root.render(part);
    });
}
