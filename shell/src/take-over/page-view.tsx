import type { PartnerBrand } from '@poku/contract';
import { flushSync } from 'react-dom';
import { createRoot, type RootOptions } from 'react-dom/client';
import type { App } from '../app';
import { Shell, type PageStage } from '../shell';

/** What takes longer to render ahead is rendered at once when it is shown, in milliseconds. */
const LONGEST_AHEAD_MS = 4000;

/** The app in the page. */
export interface PageView {
  /** Shows what is said over a page, and no page yet. */
  wait(): void;
  /** Renders the page piece by piece where it is not in the document. Resolves when it can be shown. */
  renderAhead(): Promise<void>;
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
  const render = (stage: PageStage): void =>
    root.render(<Shell {...{ platform, router, partner, stage, said, onRendered }} />);

  return {
    wait: () => render('waiting'),
    renderAhead: () =>
      new Promise((resolve) => {
        rendered = router.state;
        handleRendered = resolve;
        setTimeout(resolve, LONGEST_AHEAD_MS);
        render('ahead');
      }),
    show() {
      if (rendered && rendered !== router.state) flushSync(() => render('waiting'));
      flushSync(() => render('shown'));
    },
  };
};
