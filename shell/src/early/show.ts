import type { PartnerBrand } from '@poku/contract';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { storedClientId } from '@poku/platform/release';
import { isLookAsked } from '../preview/asked';
import { hasRedirectToken, PARTNER_GATE } from '../routes/own-paths';
import { followBusy } from './busy';
import { fillBrand } from './fill-brand';
import { type AnswerTo, fillRows } from './fill-rows';
import { sayNotLoaded } from './not-loaded';
import { followPresses } from './presses';

const VISITORS = ['guest', 'member'] as const;

/** Whose origin a page is on: `null` for Poku's own, a promise where somebody has to be asked. */
type Origin = PartnerBrand | null | Promise<PartnerBrand | null>;

/** The service worker keeps one page for all addresses: what is painted in it may be of another one. */
const isOfThisPage = ({ dataset }: HTMLTemplateElement, claimed: string | undefined): boolean =>
  dataset.path === (claimed ?? (location.pathname.replace(/\/+$/, '') || '/'));

/** Takes what is painted for each visitor out of the page. @returns what is for this one */
const takeOwn = (claimed: string | undefined): HTMLTemplateElement | undefined => {
  const visitor = VISITORS[storedClientId(STORAGE_KEYS.session) ? 1 : 0];
  const found = VISITORS.flatMap((one) => {
    const template = document.getElementById(`painted-${one}`);
    template?.remove();
    return one === visitor && template instanceof HTMLTemplateElement ? [template] : [];
  });
  return found.find((template) => isOfThisPage(template, claimed) && !isLookAsked());
};

/** A token leads to the gate, whatever page it came to (D28). */
const isOnTheWay = (): boolean => hasRedirectToken(location.search) && location.pathname !== PARTNER_GATE;

const put = (template: HTMLTemplateElement, brand: PartnerBrand | null, answerTo: AnswerTo): void => {
  const element = document.createElement('div');
  element.id = 'painted';
  if (brand) fillBrand(template.content, element, brand);
  fillRows(template.content, answerTo);
  element.append(template.content);
  document.getElementById('root')?.before(element);
  window.pokuPainted = { element, presses: followPresses(element), isBusy: followBusy(element) };
};

/**
 * Makes `pokuShow`, which the page calls once what is painted stands in it: it shows what is for this visitor, on a partner's origin in
 * the partner's colours, and begins to remember what is done there until the app takes over. When the shell's script does not come, or
 * cannot be run, it says so.
 * @param origin whose it is
 * @param answerTo what was asked for early, by then
 * @param claimed path of the page here, as it is claimed; undefined for the shell's own
 * @returns ends listening for that
 */
export const prepareShow = (origin: Origin, answerTo: AnswerTo, claimed?: string): (() => void) => {
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
    const own = takeOwn(claimed);
    if (!own || isOnTheWay()) return;
    const isForPartners = 'brand' in own.dataset;
    const show = (brand: PartnerBrand | null): void => {
      if (isForPartners === (brand !== null)) put(own, brand, answerTo);
      tell();
    };
    if (!(origin instanceof Promise)) show(origin);
    else if (isForPartners) void origin.then(show);
    // Who serves the site counts this origin among no partner's.
    else show(null);
  };
  return () => removeEventListener('error', handleError, true);
};
