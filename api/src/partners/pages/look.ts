import type { Brand } from '../brands';

/** How the pages of a partner, or of the tills, look. */
export interface Look extends Pick<
  Brand,
  'name' | 'claim' | 'colour' | 'pressed' | 'line' | 'soft' | 'sign'
> {
  /** Style rules of its own, after those of all pages. */
  rules?: string;
  /** Below every page; by default what a partner's pages say. */
  footer?: string;
}
