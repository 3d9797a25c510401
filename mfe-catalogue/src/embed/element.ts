import { embedLoadWording as wording } from '../wording/embed';
import { askBrand } from './ask-brand';
import { emit } from './embed-events';
import { type BundleFile, loadBundle, type LoadFailure } from './load-bundle';
import { type MountedCatalogue, pageRegistry } from './page-registry';

/**
 * `:host` keeps what the page's styles could paint on the element itself away; important rules of a shadow tree win over the
 * page's. Its place in the page (margin, width, display) stays the page's. Lines through or under the page's text would go on
 * inside; a float does not take them over. The page's font alone comes in, for an appearance that wants it.
 */
const STYLE = `:host{display:block;${[
  'padding:0',
  'border:0',
  'outline:0',
  'background:none',
  'box-shadow:none',
  'opacity:1',
  'filter:none',
  'backdrop-filter:none',
  'transform:none',
  'clip-path:none',
  'mask:none',
  'overflow:visible',
  'columns:auto',
  'mix-blend-mode:normal',
  'writing-mode:horizontal-tb',
].join('!important;')}!important}
:host([hidden]){display:none}
#frame{all:initial;font-family:inherit;display:flow-root}
#frame>div{float:left;width:100%}
#frame[data-loading]{min-height:360px}
#frame>div>p,#frame>div>button{font:15px/1.5 system-ui,sans-serif;margin:16px}
#frame>div>button{min-height:44px;padding:0 20px}`;

/** Attributes that are properties of the same name, too. */
const REFLECTED = ['partner', 'category', 'coupon', 'limit', 'layout', 'height'];
const OBSERVED = [...REFLECTED, 'appearance'];

/**
 * Defines `<poku-catalogue>`, unless another loader of the page has done so.
 * @param site origin of Poku's site
 */
export const defineElement = (site: string, bundle: BundleFile): void => {
  class PokuCatalogue extends HTMLElement {
    static observedAttributes = OBSERVED;
    #frame = document.createElement('div');
    #mounted: MountedCatalogue | undefined;
    #isStarting = false;
    #appearance: unknown;

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: 'open' });
      this.#frame.id = 'frame';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      shadow.adoptedStyleSheets = [sheet];
      shadow.append(this.#frame);
    }

    /** Settings of the look, an object or JSON; wins over the attribute. */
    get appearance(): unknown {
      return this.#appearance ?? this.getAttribute('appearance');
    }
    set appearance(value: unknown) {
      this.#appearance = value;
      this.#mounted?.update();
    }

    connectedCallback(): void {
      for (const name of OBSERVED) {
        // A value that was set before the element was defined stands in front of the accessor.
        const early = Object.getOwnPropertyDescriptor(this, name);
        if (!early) continue;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early.value);
      }
      if (!this.#mounted && !this.#isStarting) void this.#start();
    }
    disconnectedCallback(): void {
      // An element that is moved is connected again at once, and keeps what it shows.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#mounted?.unmount();
        this.#mounted = undefined;
        this.#frame.replaceChildren();
      });
    }
    attributeChangedCallback(): void {
      this.#mounted?.update();
    }

    async #start(): Promise<void> {
      this.#isStarting = true;
      this.#frame.replaceChildren();
      this.#frame.dataset.loading = '';
      try {
        const partner = this.getAttribute('partner');
        pageRegistry().askBrand ??= askBrand;
        // On its way together with the bundle, which reads it.
        if (partner) void askBrand(site, partner);
        const result = await loadBundle(site, bundle);
        if (!this.isConnected) return;
        if (typeof result === 'string') this.#fail(result);
        else this.#mounted = result.mount(this, this.#frame, site, () => this.#break());
      } catch {
        // A page whose policies forbid what the catalogue needs.
        this.#fail('load');
      } finally {
        this.#isStarting = false;
      }
    }
    #break(): void {
      queueMicrotask(() => {
        this.#mounted?.unmount();
        this.#mounted = undefined;
        if (this.isConnected) this.#fail('load');
      });
    }
    #fail(code: LoadFailure): void {
      const message = code === 'timeout' ? wording.slow : wording.failed;
      const text = document.createElement('p');
      text.setAttribute('role', 'alert');
      text.textContent = message;
      const button = document.createElement('button');
      button.textContent = wording.retry;
      button.onclick = () => void this.#start();
      const panel = document.createElement('div');
      panel.append(text, button);
      this.#frame.replaceChildren(panel);
      emit(this, 'poku:error', { code, message });
    }
  }
  for (const name of REFLECTED) {
    Object.defineProperty(PokuCatalogue.prototype, name, {
      get(this: Element) {
        return this.getAttribute(name);
      },
      set(this: Element, value?: string | null) {
        if (value == null) this.removeAttribute(name);
        else this.setAttribute(name, value);
      },
    });
  }
  if (!customElements.get('poku-catalogue')) customElements.define('poku-catalogue', PokuCatalogue);
};
