import { createContext, useContext, useEffect } from 'react';

/** Takes what the document is to be called instead of the page's own title; `null` for that one. Outside the shell nothing is called anything. */
export const PageTitle = createContext<(title: string | null) => void>(() => undefined);

/**
 * Calls the document by what the page shows, for example the coupon, while that is shown. The header keeps the page's own title.
 * @param title without the brand; `null` while it is not known
 */
export function usePageTitle(title: string | null): void {
  const take = useContext(PageTitle);
  useEffect(() => {
    take(title);
    return () => take(null);
  }, [take, title]);
}
