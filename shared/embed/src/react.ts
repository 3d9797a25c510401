import {
  createElement,
  type CSSProperties,
  forwardRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { applySettings, attributesOf } from './apply-settings';
import type { PokuCatalogueElement } from './element';
import type { CatalogueHandlers } from './events';
import { listen, tellHandler } from './listen';
import type { CatalogueSettings } from './settings';

// Brings the JSX of the element along, also in the declarations that are published.
export type { CatalogueElementProps } from './react-element';

/** Settings and listeners of the catalogue, and what places its element in the page. */
export interface PokuCatalogueProps extends CatalogueSettings, CatalogueHandlers {
  readonly id?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Shows where the catalogue does not come, for example a link to Poku. */
  readonly children?: ReactNode;
}

// On a server there is nothing to do after a render, and React 18 says so of the one for layout.
const useSoon = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * `<poku-catalogue>` for React from 18 on; `loadCatalogue` defines it. Changed settings are followed at once, and the listeners are
 * those of the last render. A ref gives the element. On a server its attributes are rendered.
 */
export const PokuCatalogue = forwardRef<PokuCatalogueElement, PokuCatalogueProps>(
  function PokuCatalogue(props, ref) {
    const { id, className, style, children } = props;
    // What React has rendered once it leaves alone: React 18 and 19 set attributes of custom elements in different ways.
    const [first] = useState(() => attributesOf(props));
    const own = useRef<PokuCatalogueElement>(null);
    const latest = useRef(props);
    useImperativeHandle<PokuCatalogueElement | null, PokuCatalogueElement | null>(ref, () => own.current, []);
    // Before the element, which begins with the next microtask, can dispatch anything.
    useSoon(() => {
      latest.current = props;
      if (own.current) applySettings(own.current, props);
    });
    useSoon(() => {
      if (!own.current) return undefined;
      return listen(own.current, (name, event) => tellHandler(latest.current, name, event));
    }, []);
    return createElement('poku-catalogue', { ...first, id, class: className, style, ref: own }, children);
  },
);
