import { STORAGE_KEYS } from '@poku/domain/brand';
import { storedClientId } from '@poku/platform/release';
import { isLookAsked } from '../preview/asked';
import { followBusy } from './busy';
import { sayNotLoaded } from './not-loaded';
import { followPresses } from './presses';

const VISITORS = ['guest', 'member'] as const;

/** The service worker keeps one page for all addresses: what is painted in it may be of another one. */
const isOfThisPage = ({ dataset }: HTMLTemplateElement): boolean =>
  dataset.path === (location.pathname.replace(/\/+$/, '') || '/');

/**
 * Makes `pokuShow`, which the page calls once what is painted stands in it: it shows what is for this visitor and begins to remember
 * what is done there until the app takes over. When the shell's script does not come, or cannot be run, it says so.
 * @param isPartnerOrigin what is painted has Poku's own colours
 * @returns ends listening for that
 */
export const prepareShow = (isPartnerOrigin: boolean): (() => void) => {
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
    const visitor = VISITORS[storedClientId(STORAGE_KEYS.session) ? 1 : 0];
    for (const one of VISITORS) {
      const template = document.getElementById(`painted-${one}`);
      if (!(template instanceof HTMLTemplateElement)) continue;
      template.remove();
      if (one !== visitor || isPartnerOrigin || !isOfThisPage(template) || isLookAsked()) continue;
      const element = document.createElement('div');
      element.id = 'painted';
      element.append(template.content);
      document.getElementById('root')?.before(element);
      window.pokuPainted = { element, presses: followPresses(element), isBusy: followBusy(element) };
    }
    tell();
  };
  return () => removeEventListener('error', handleError, true);
};
