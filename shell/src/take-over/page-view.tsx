import type { PartnerBrand } from '@poku/contract';
import { type Ahead, createAhead, NOTHING_AHEAD } from '@poku/platform/ahead';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type RootOptions } from 'react-dom/client';
import type { App } from '../app';
import { Shell, type PageStage } from '../shell';
import { after } from '../turns';

/** What takes longer to render ahead is rendered at once when it is shown, in milliseconds. */
const LONGEST_AHEAD_MS = 4000;
/** What widgets need first is waited for that long, in milliseconds, and comes after them otherwise. */
const LONGEST_WIDGETS_MS = 2000;

/** The app in the page. */
export interface PageView {
  /** Shows what is said over a page, and no page yet. */
  wait(): void;
  /**
   * Renders the page piece by piece where it is not in the document. Resolves when it can be shown.
   * @param withWidgets whether its widgets are painted: then they are waited for, so that none is less than it was
   */
  renderAhead(withWidgets: boolean): Promise<void>;
  /** Shows the page, before it returns. What was rendered ahead of another state of the router is rendered anew. */
  show(): void;
}

/**
 * @param place what the app is rendered into, in the document or not
 * @param partner whose origin the page runs on
 */
export const createPageView = (
  { platform, router }: Pick<App, 'platform' | 'router'>,
  place: Element,
  partner: PartnerBrand | null,
  options: RootOptions,
): PageView => {
  const root = createRoot(place, options);
  const said = document.createElement('div');
  document.body.append(said);
  let rendered: App['router']['state'] | undefined;
  let handleRendered = (): void => undefined;
  const onRendered = (): void => handleRendered();
  const keeper = createAhead();
  let ahead: Ahead = NOTHING_AHEAD;
  const render = (stage: PageStage): void =>
    root.render(<Shell {...{ platform, router, partner, stage, ahead, said, onRendered }} />);
  /** What React does for the first time takes long on a phone. */
  const renderInSlices = (stage: PageStage): void => startTransition(() => render(stage));
  const renderOnce = (): Promise<void> => {
    const done = new Promise<void>((resolve) => (handleRendered = resolve));
    renderInSlices('ahead');
    return Promise.race([done, after(LONGEST_AHEAD_MS)]);
  };

  return {
    wait: () => renderInSlices('waiting'),
    async renderAhead(withWidgets) {
      rendered = router.state;
      if (!withWidgets) return renderOnce();
      ahead = keeper;
      await renderOnce();
      let isLate = false;
      const late = after(LONGEST_WIDGETS_MS).then(() => (isLate = true));
      for (let there = keeper.whenThere(); there && !isLate; there = keeper.whenThere()) {
        await Promise.race([there, late]);
        ahead = { ...keeper };
        await renderOnce();
      }
    },
    show() {
      if (rendered && rendered !== router.state) flushSync(() => render('waiting'));
      flushSync(() => render('shown'));
      keeper.end();
    },
  };
};
