/**
 * The link to another page of this site that an element belongs to. Not one that opens elsewhere, saves a file, or leads to the page
 * that is open.
 */
export const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  const isHere = link.target === '' || link.target === '_self';
  const isOther = link.origin === location.origin && link.pathname !== location.pathname;
  return isHere && isOther ? link : undefined;
};
