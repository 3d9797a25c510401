import type { PartnerBrand } from '@poku/contract';
import type { EmbedCoupon } from '@poku/embed';
import { createRoot } from 'react-dom/client';
import { embedWording } from '../wording/embed';
import { brandSite } from './site-address';
import { createEmbedPlatform } from './guest-platform';
import { createEmbedRouter } from './embed-router';
import type { EmbedContext } from './embed-context';
import { emit } from './embed-events';
import { EmbedView } from './embed-view';
import { followHostHistory } from './host-history';
import { joinSpeakers } from './language';
import { type EmbedBundle, pageRegistry } from './page-registry';
import { readBrand } from './read-brand';
import { type EmbedSettings, languageOf, partnerOf, readSettings, startCouponOf } from './settings';
import { couponOf, isUnknownCategory } from './shown-page';
import { tellSearches } from './tell-searches';
import { watchImpressions } from './watch-impressions';
import { createWayOut } from './way-out';

/** The loader's word for it is `#frame:empty`. */
const WAITING_HEIGHT = '360px';

/** What of the settings makes another catalogue when it changes. */
const keyOf = ({ partner, plan }: EmbedSettings): string => JSON.stringify([partner.slug, plan]);

/**
 * One catalogue of one partner: its platform and its router.
 * @param onNoStart there is no such coupon as the one to begin with
 */
const createCatalogue = (
  element: HTMLElement,
  origin: string,
  settings: EmbedSettings,
  onNoStart: () => void,
) => {
  const { partner, plan } = settings;
  let coupon: EmbedCoupon | undefined;
  let isReady = false;
  const site = brandSite(origin, partner.slug);
  const leave = createWayOut(element, site, () => coupon);
  const { platform, dispose } = createEmbedPlatform(origin, partner, leave);
  const showSearch = tellSearches((search) => emit(element, 'poku:search', search));
  const context: EmbedContext = {
    platform,
    plan,
    site,
    leave,
    onNoStart,
    onProblem: ({ code, message }) => emit(element, 'poku:error', { code, message }),
    onShown: (data, path) => {
      coupon = couponOf(data);
      showSearch(data, path);
      if (isUnknownCategory(data)) {
        const message = embedWording.categoryUnknown(element.getAttribute('category') ?? '');
        emit(element, 'poku:error', { code: 'config', message, field: 'category' });
        return;
      }
      // The coupon to begin with is the host's choice and not the visitor's.
      if (coupon && isReady) emit(element, 'poku:coupon-selected', coupon);
      if (!isReady) emit(element, 'poku:ready', { partner: partner.slug });
      isReady = true;
    },
  };
  const router = createEmbedRouter(context);
  const leaveHistory = followHostHistory(router, () => element.getAttribute('history') !== 'off');
  return {
    platform,
    router,
    key: keyOf(settings),
    dispose: () => {
      leaveHistory();
      router.dispose();
      dispose();
    },
  };
};

/** Shows the catalogue in an element, as its settings say; see `EmbedBundle`. */
export const mount: EmbedBundle['mount'] = (element, frame, origin, onBroken) => {
  const number = ++pageRegistry().count;
  frame.replaceChildren();
  const rem = getComputedStyle(frame).fontSize;
  frame.style.setProperty('--poku-rem', rem);
  const styles = document.createElement('div');
  const content = document.createElement('div');
  frame.append(styles, content);
  // As high as it was while it was empty, until it is known what comes.
  frame.style.minHeight = WAITING_HEIGHT;
  const endWatch = watchImpressions(content, (impression) => emit(element, 'poku:impression', impression));
  const root = createRoot(content, {
    identifierPrefix: `poku${number}-`,
    onUncaughtError: (error) => {
      reportError(error);
      onBroken();
    },
  });
  let catalogue: ReturnType<typeof createCatalogue> | undefined;
  let told = '';
  let isOver = false;
  const brands = new Map<string, PartnerBrand | null>();
  /** Coupons to begin with that are not there. */
  const missing = new Set<string>();

  const tell = (problems: readonly { readonly field: string; readonly message: string }[]): void => {
    const text = JSON.stringify(problems);
    // The same settings are told of once.
    if (text === told) return;
    told = text;
    for (const problem of problems) emit(element, 'poku:error', { code: 'config', ...problem });
  };
  const close = (): void => {
    catalogue?.dispose();
    catalogue = undefined;
  };
  const ask = async (slug: string): Promise<void> => {
    brands.set(slug, await readBrand(origin, slug));
    if (!isOver && slug === partnerOf(element)) update();
  };
  const update = (): void => {
    const language = speaker.speak(languageOf(element));
    if (language === undefined) return;
    const slug = partnerOf(element);
    const brand = brands.get(slug);
    if (brand === undefined) return void ask(slug);
    content.lang = language;
    const settings = readSettings(element, brand, language, (couponId) => missing.has(couponId));
    frame.style.minHeight = '';
    if ('field' in settings) {
      close();
      root.render(
        <p role="alert" style={{ margin: 16 }}>
          {embedWording.problemTitle}
        </p>,
      );
      return tell([settings]);
    }
    const { look, heightPx, problems } = settings;
    frame.style.height = heightPx === undefined ? '' : `${heightPx}px`;
    frame.style.overflow = heightPx === undefined ? '' : 'auto';
    if (catalogue?.key !== keyOf(settings)) {
      close();
      const couponId = startCouponOf(element);
      catalogue = createCatalogue(element, origin, settings, () => {
        missing.add(couponId);
        if (!isOver) update();
      });
    }
    const { key, platform, router } = catalogue;
    root.render(
      <EmbedView key={key} platform={platform} router={router} look={look} styles={styles} origin={origin} />,
    );
    tell(problems);
  };

  const speaker = joinSpeakers(update, onBroken);
  update();
  return {
    update,
    unmount() {
      isOver = true;
      speaker.leave();
      endWatch();
      root.unmount();
      close();
      frame.replaceChildren();
      frame.style.minHeight = '';
    },
  };
};
