import type { PartnerBrand } from '@poku/contract';
import { createTheme, depth, Notice, space, styled, ThemeProvider } from '@poku/kit';
import { createRoot } from 'react-dom/client';

/** Over the page, and in the way of nothing. */
const Strip = styled.div`
  position: fixed;
  inset-inline: ${space(3)};
  bottom: ${space(3)};
  z-index: ${depth.skipLink};
  pointer-events: none;
`;

/**
 * A place over the page for what keeps the newest build from being shown.
 * @param partner brand of the page's origin; null for Poku's own
 * @returns shows a message until it is told another one, or null
 */
export const createProblemStrip = (partner: PartnerBrand | null): ((message: string | null) => void) => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return (message) =>
    root.render(
      message === null ? null : (
        <ThemeProvider theme={createTheme(partner)}>
          <Strip>
            <Notice tone="error">{message}</Notice>
          </Strip>
        </ThemeProvider>
      ),
    );
};
