import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { PageModule } from '@poku/contract';

/**
 * React Router's `shouldRevalidate` of a page's route: the page may keep what it has when only its address changed.
 * The default decides everything else; it also knows fetchers, which a change of address does not repeat.
 * @param present the page, once it is loaded
 */
export const shouldRevalidateBy =
  (present: () => Pick<PageModule, 'shouldReload'> | undefined): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
    const isJustAnAddress = formMethod === undefined && currentUrl.href !== nextUrl.href;
    const isKept = isJustAnAddress && present()?.shouldReload?.(currentUrl, nextUrl) === false;
    return !isKept && defaultShouldRevalidate;
  };
