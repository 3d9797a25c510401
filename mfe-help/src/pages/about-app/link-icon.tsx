import { LineIcon } from '@poku/kit';
import type { ReactNode } from 'react';

const shapes = {
  brand: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M10 16.5v-9h3a2.7 2.7 0 0 1 0 5.4h-3" />
    </>
  ),
  help: (
    <path d="M4.5 5.500h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H11l-4.5 4v-4h-2a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zm5.5 4a2 2 0 1 1 2.9 1.800c-.6.3-.9.6-.9 1.200m0 1.700v.1" />
  ),
  star: <path d="m12 3.5 2.6 5.5 5.9.8-4.3 4.2 1.1 5.900L12 17l-5.3 2.9 1.1-5.900L3.5 9.8 9.4 9z" />,
  terms: (
    <path d="M6.5 3.500h7.500l4 4V19a1.5 1.5 0 0 1-1.5 1.500h-10A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.500zM14 3.500v4h4M8.5 12h6.500m-6.5 4h4.5" />
  ),
  privacy: (
    <>
      <path d="M12 3.5 5 6v5.500c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6z" />
      <path d="m9 12 2.2 2.200L15.2 10" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Names of the page's icons. */
export type LinkIconName = keyof typeof shapes;

/** An icon of a way on; its words stand beside it. */
export const LinkIcon = ({ name }: { readonly name: LinkIconName }) => <LineIcon>{shapes[name]}</LineIcon>;
