import { color } from '@poku/kit';
import type { CSSProperties } from 'react';
import type { Look } from './appearance';

/** Custom property with what is behind everything. */
export const GROUND = '--poku-ground';

/**
 * Styles of the element that holds everything. The ground is always set, so that none of the page's own gets inside; the page's
 * font comes through the frame, which inherits it and nothing else.
 */
export const ownLook = ({ ground, font }: Pick<Look, 'ground' | 'font'>): CSSProperties => {
  const properties = { [GROUND]: ground === 'transparent' ? ground : color('paper') };
  return { ...properties, ...(font === 'inherit' && { fontFamily: font }) };
};
