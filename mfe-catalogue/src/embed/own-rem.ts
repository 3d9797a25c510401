import type { StyleSheetManager } from '@poku/kit';
import type { ComponentProps } from 'react';

type Middleware = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

const countInOwnRem: Middleware = (element) => {
  if (element.type !== 'decl') return;
  element.value = element.value.replace(/(-?[\d.]+)rem\b/g, 'calc($1 * var(--poku-rem))');
};

/**
 * `rem` would follow the text size of the host page's root. Inside the embed it counts in `--poku-rem`: the visitor's own text
 * size, whatever the page made of it. styled-components wants a name that survives the build.
 */
export const ownRem: Middleware = Object.defineProperty(countInOwnRem, 'name', { value: 'poku-rem' });
