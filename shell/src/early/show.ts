import { type PartnerBrand, type Registry, WIDGETS_ATTRIBUTE } from '@poku/contract';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { storedClientId } from '@poku/platform/release';
import { isLookAsked } from '../preview/asked';
import { hasRedirectToken, PARTNER_GATE } from '../routes/own-paths';
import { followBusy } from './busy';
import { fillBrand } from './fill-brand';
import { type AnswerTo, fillRows } from './fill-rows';
import { fillSlots, keepRooms } from './fill-slots';
import { sayNotLoaded } from './not-loaded';
import { followPresses } from './presses';

const VISITORS = ['guest', 'member'] as const;

/** Whose origin a page is on: `null` for Poku's own, a promise where somebody has to be asked. */
type Origin = PartnerBrand | null | Promise<PartnerBrand | null>;

/** The service worker keeps one page for all addresses: what is painted in it may be of another one. */
const isOfThisPage = ({ dataset }: HTMLTemplateElement, claimed: string | undefined): boolean =>
  dataset.path === (claimed ?? (location.pathname.replace(/\/+$/, '') || '/'));

/** What is painted for one visitor. */
interface Own {
  readonly page: HTMLTemplateElement;
  /** What of its widgets is. */
  readonly widgets: readonly HTMLTemplateElement[];
}

/** Takes templates out of the page. @returns those that are of this page */
const take = (selector: string, claimed: string | undefined): HTMLTemplateElement[] =>
  [...document.querySelectorAll<HTMLTemplateElement>(selector)].filter((template) => {
    template.remove();
    return isOfThisPage(template, claimed);
  });

/** Takes what is painted for each visitor out of the page. @returns what is for this one */
const takeOwn = (claimed: string | undefined): Own | undefined => {
  const widgets = take(`template[${WIDGETS_ATTRIBUTE}]`, claimed);
  const [guest, member] = VISITORS.map((one) => take(`template#painted-${one}`, claimed)[0]);
  const page = storedClientId(STORAGE_KEYS.session) ? member : guest;
  return page && !isLookAsked() ? { page, widgets } : undefined;
};

/** A token leads to the gate, whatever page it came to (D28). */
const isOnTheWay = (): boolean => hasRedirectToken(location.search) && location.pathname !== PARTNER_GATE;

/** What stands in what is painted follows from these. */
export interface Known {
  /** What was asked for early. */
  readonly answerTo: AnswerTo;
  /** Who fills which slots. */
  readonly registry: Pick<Registry, 'remotes'>;
  /** Path of the page here, as it is claimed; undefined for the shell's own. */
  readonly claimed: string | undefined;
}

const put = ({ page, widgets }: Own, brand: PartnerBrand | null, { answerTo, registry }: Known): void => {
  const element = document.createElement('div');
  element.id = 'painted';
  keepRooms(page.content, registry);
  const hasWidgets = fillSlots(page.content, widgets, registry);
  if (brand) fillBrand(page.content, element, brand);
  const filled = fillRows(page.content, answerTo);
  element.append(page.content);
  document.getElementById('root')?.before(element);
  window.pokuPainted = {
    element,
    hasWidgets,
    filled,
    presses: followPresses(element),
    isBusy: followBusy(element),
  };
};

/**
 * Makes `pokuShow`, which the page calls once what is painted stands in it: it shows what is for this visitor, on a partner's origin in
 * the partner's colours, and begins to remember what is done there until the app takes over. When the shell's script does not come, or
 * cannot be run, it says so.
 * @param origin whose it is
 * @param known what is known when it is called
 * @returns ends listening for that
 */
export const prepareShow = (origin: Origin, known: Known): (() => void) => {
  let isMissing = false;
  const tell = (): void => {
    if (isMissing && window.pokuPainted) sayNotLoaded(window.pokuPainted.element);
  };
  const handleError = ({ target, filename }: ErrorEvent): void => {
    const entry = document.querySelector<HTMLScriptElement>('script[defer]');
    if (isMissing || !entry || (target !== entry && filename !== entry.src)) return;
    isMissing = true;
    tell();
  };
  addEventListener('error', handleError, true);
  window.pokuShow = () => {
    const own = takeOwn(known.claimed);
    if (!own || isOnTheWay()) return;
    const isForPartners = 'brand' in own.page.dataset;
    const show = (brand: PartnerBrand | null): void => {
      if (isForPartners === (brand !== null)) put(own, brand, known);
      tell();
    };
    if (!(origin instanceof Promise)) show(origin);
    else if (isForPartners) void origin.then(show);
    // Who serves the site counts this origin among no partner's.
    else show(null);
  };
  return () => removeEventListener('error', handleError, true);
};
