import type { ClassAttributes, CSSProperties, ReactNode } from 'react';
import type { PokuCatalogueElement } from './element';
import type { EmbedEventMap } from './events';
import type { ATTRIBUTES, CatalogueSettings } from './settings';

type OwnAttributes = {
  readonly [Key in keyof typeof ATTRIBUTES as (typeof ATTRIBUTES)[Key]]?: CatalogueSettings[Key];
};
type OwnListeners = {
  readonly [Name in keyof EmbedEventMap as `on${Name}`]?: (event: EmbedEventMap[Name]) => void;
};

/** `<poku-catalogue>` as JSX of React 19, which knows custom elements: `<poku-catalogue partner="nusapoin" onpoku:buy={…} />`. */
export interface CatalogueElementProps
  extends OwnAttributes, OwnListeners, ClassAttributes<PokuCatalogueElement> {
  readonly partner: string;
  readonly getRedirectToken?: CatalogueSettings['getRedirectToken'];
  readonly id?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly hidden?: boolean;
  readonly slot?: string;
  readonly children?: ReactNode;
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React has its JSX in one.
  namespace JSX {
    interface IntrinsicElements {
      'poku-catalogue': CatalogueElementProps;
    }
  }
}
