const asked: Record<string, Promise<unknown>> = {};

/**
 * Asks the API for a partner, once for all elements: while the bundle is on its way, which reads the answer.
 * @param site origin of Poku's site
 * @param slug the partner's name, as the page wrote it
 * @returns the answer's JSON; `undefined` after a failure, which is forgotten, so that the next call asks again. Never rejects.
 */
export const askBrand = (site: string, slug: string): Promise<unknown> =>
  (asked[slug] ??= fetch(`${site}/gateway/embed/brand/${encodeURIComponent(slug)}`, { credentials: 'omit' })
    .then((answer): Promise<unknown> => answer.json())
    .catch(() => void delete asked[slug]));
