import { FRAME_SETTINGS } from '@poku/embed';

/**
 * The page for sites that forbid scripts of others. Only registered partners may frame it (`frame-ancestors`), so the page
 * around it is one of theirs.
 */
const MESSAGE = 'poku:height';

/** Origin of the page around this one; undefined when the browser does not tell it. */
const parentOrigin = (): string | undefined => {
  if (window.parent === window) return undefined;
  const [nearest] = 'ancestorOrigins' in location ? location.ancestorOrigins : [];
  if (nearest !== undefined) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
};

/** Poku's site does not run inside a frame: it takes the whole window, or a tab where the frame may not have that. */
const openSite = (event: Event): void => {
  if (!(event instanceof CustomEvent)) return;
  event.preventDefault();
  const { url } = event.detail as { readonly url: string };
  if (!window.open(url, '_top')) window.open(url, '_blank', 'noopener');
};

const sheet = new CSSStyleSheet();
sheet.replaceSync('body{margin:0;overflow:hidden}');
document.adoptedStyleSheets = [sheet];

/** The document has an Indonesian one from the server. */
const ENGLISH_TITLE = 'Coupon Catalogue';

const query = new URLSearchParams(location.search);
const element = document.createElement('poku-catalogue');
for (const name of FRAME_SETTINGS) {
  const value = query.get(name);
  if (value !== null) element.setAttribute(name, value);
}
if (element.lang === 'en') {
  document.documentElement.lang = element.lang;
  document.title = ENGLISH_TITLE;
}
element.addEventListener('poku:buy', openSite);
element.addEventListener('poku:leave', openSite);
document.body.append(element);

const origin = parentOrigin();
if (origin !== undefined) {
  new ResizeObserver(() => {
    const heightPx = Math.ceil(element.getBoundingClientRect().height);
    window.parent.postMessage({ type: MESSAGE, heightPx }, origin);
  }).observe(element);
}
