import { render } from '@testing-library/react';
import { type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '../styled';
import type { PartnerBrand } from '@poku/contract';
import { createTheme } from '../theme';

/** Where and in which brand a part is rendered. */
export interface RenderUiOptions {
  /** Address of the page. Default `/`. */
  readonly at?: string;
  /** Default Poku itself. */
  readonly partner?: PartnerBrand | null;
}

/** Renders a part of the kit under its theme and a router; `path()` is the address after a press on a link. */
export function renderUi(part: ReactNode, { at = '/', partner = null }: RenderUiOptions = {}) {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] });
  const view = render(
    <ThemeProvider theme={createTheme(partner)}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { ...view, path: () => router.state.location.pathname };
}
