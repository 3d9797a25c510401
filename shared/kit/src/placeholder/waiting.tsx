import { VisuallyHidden } from '@poku/kit';
import type { ReactNode } from 'react';
import { uiWording } from '../wording';

/** What a page shows while it waits for its data; says once that it does. Everything of a page stands in one. */
export const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <div aria-busy="true">
    <VisuallyHidden role="status">{uiWording.loading}</VisuallyHidden>
    {children}
  </div>
);
