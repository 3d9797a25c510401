/** Places are whole pixels for some browsers. */
const NEAR_PX = 1;

/**
 * Reads how far the page is scrolled.
 * @returns scrolls there, unless the app stands at a place of its own choice, as after a reload, and what was painted was only too short for it
 */
export const readPlace = (): (() => void) => {
  const top = window.scrollY;
  const most = Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
  return () => {
    const wanted = Math.min(window.scrollY, most);
    if (Math.abs(top - wanted) > NEAR_PX) window.scrollTo(0, top);
  };
};
