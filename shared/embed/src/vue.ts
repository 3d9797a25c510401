import { defineComponent, h, onBeforeUnmount, onMounted, type PropType, shallowRef, watchEffect } from 'vue';
import { applySettings, attributesOf } from './apply-settings';
import type { PokuCatalogueElement } from './element';
import { type EmbedEventMap, HANDLERS } from './events';
import { listen } from './listen';
import type { CatalogueSettings } from './settings';

type OwnName<Handler extends string> = Handler extends `on${infer Name}` ? Uncapitalize<Name> : never;
type Emits = {
  [Name in keyof EmbedEventMap as OwnName<(typeof HANDLERS)[Name]>]: (event: EmbedEventMap[Name]) => boolean;
};

const anyDetail = () => true;
const emits: Emits = {
  ready: anyDetail,
  couponSelected: anyDetail,
  search: anyDetail,
  impression: anyDetail,
  buy: anyDetail,
  leave: anyDetail,
  error: anyDetail,
};

/** `couponSelected` for `poku:coupon-selected`. */
const ownName = (name: keyof EmbedEventMap): string =>
  HANDLERS[name].replace(/^on./, (start) => start.slice(2).toLowerCase());

const props = {
  partner: { type: String, required: true },
  category: String,
  coupon: String,
  limit: Number,
  layout: String as PropType<CatalogueSettings['layout']>,
  lang: String as PropType<CatalogueSettings['lang']>,
  height: Number,
  history: String as PropType<CatalogueSettings['history']>,
  appearance: Object as PropType<CatalogueSettings['appearance']>,
  redirectToken: String,
  getRedirectToken: Function as PropType<CatalogueSettings['getRedirectToken']>,
} as const satisfies Record<keyof CatalogueSettings, unknown>;

/**
 * `<poku-catalogue>` for Vue 3; `loadCatalogue` defines it. Changed settings are followed at once. It emits the events without `poku:`
 * (`@coupon-selected`), each with the `CustomEvent`; its `$el` is the element. On a server its attributes are rendered.
 */
export const PokuCatalogue = defineComponent({
  name: 'PokuCatalogue',
  props,
  emits,
  setup(settings, { emit, slots }) {
    const element = shallowRef<PokuCatalogueElement>();
    // What Vue has rendered once it leaves alone.
    const first = attributesOf(settings);
    watchEffect(() => element.value && applySettings(element.value, settings), { flush: 'post' });
    let endListening: (() => void) | undefined;
    onMounted(() => {
      const tell = emit as (name: string, event: CustomEvent) => void;
      endListening = element.value && listen(element.value, (name, event) => tell(ownName(name), event));
    });
    onBeforeUnmount(() => endListening?.());
    return () => h('poku-catalogue', { ...first, ref: element }, slots.default?.());
  },
});
