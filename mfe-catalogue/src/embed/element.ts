import { REFLECTED } from '@poku/embed';
import { embedLoadWording as wording } from '../wording/embed';
import { askBrand } from './ask-brand';
import { emit } from './embed-events';
import { type BundleFile, loadBundle, type LoadFailure } from './load-bundle';
import { type MountedCatalogue, pageRegistry } from './page-registry';

/**
 * `:host` keeps what the page's styles could paint on the element itself away; important rules of a shadow tree win over the
 * page's. Its place in the page (margin, width, display) stays the page's. Lines through or under the page's text would go on
 * inside; a float or an inline block does not take them over. The page's font comes in, for an appearance that wants it, and its colour
 * of text, for what stands on the page's own ground where the catalogue did not come.
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
#frame{all:initial;color:inherit;font-family:inherit;display:flow-root}
#frame>div{float:left;width:100%}
#frame:empty{min-height:360px}
#frame>:not(div){display:inline-block;margin:16px;font:inherit}
#frame>button{min-height:44px;padding:0 20px}
#frame>a{color:inherit}`;

const OBSERVED = [...REFLECTED, 'appearance', 'lang'];

/**
 * Defines `<poku-catalogue>`, unless another loader of the page has done so.
 * @param site origin of Poku's site
 */
export const defineElement = (site: string, bundle: BundleFile): void => {
  class PokuCatalogue extends HTMLElement {
    static observedAttributes = OBSERVED;
    #frame = document.createElement('div');
    /** What the page has put inside of the element, for where the catalogue does not come. */
    #own = document.createElement('slot');
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
      this.#own.remove();
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
      const way = document.createElement('a');
      way.href = site;
      way.textContent = wording.toPoku;
      this.#frame.replaceChildren(text, button);
      if (this.childElementCount) this.#frame.after(this.#own);
      else this.#frame.append(way);
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
