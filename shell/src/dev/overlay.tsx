import type { PartnerBrand } from '@poku/contract';
import { createTheme, ThemeProvider } from '@poku/kit';
import { createRoot } from 'react-dom/client';
import type { OnProblem, ProblemGroup, ProblemKind } from './problem';
import { ProblemPanel } from './problem-panel';

/** What keeps a page from being shown comes first. */
const ORDER: readonly ProblemKind[] = ['build', 'thrown', 'types'];

/**
 * A place over the page for what is wrong with the remote in development. A panel that was closed comes back with the next problem.
 * @param partner brand of the page's origin; null for Poku's own
 */
export const createOverlay = (partner: PartnerBrand | null): OnProblem => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const theme = createTheme(partner);
  const wrong = new Map<ProblemKind, ProblemGroup>();
  let isClosed = false;

  const show = (): void => {
    const groups = ORDER.flatMap((kind) => wrong.get(kind) ?? []);
    const close = () => {
      isClosed = true;
      show();
    };
    root.render(
      groups.length === 0 || isClosed ? null : (
        <ThemeProvider theme={theme}>
          <ProblemPanel groups={groups} onClose={close} />
        </ThemeProvider>
      ),
    );
  };

  return (kind, group) => {
    if (group) {
      wrong.set(kind, group);
      isClosed = false;
    } else if (!wrong.delete(kind)) return;
    show();
  };
};
