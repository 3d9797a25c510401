/** What Poku's container gives (docs/embed.md). */
declare module 'mfe-catalogue/Catalogue' {
  export interface CatalogueSettings {
    readonly partner: string;
    readonly category?: string;
    readonly coupon?: string;
    readonly limit?: number;
    readonly layout?: 'grid' | 'row';
    readonly lang?: 'id' | 'en';
    readonly appearance?: unknown;
    readonly getRedirectToken?: () => string | Promise<string>;
  }
  export const defineElement: () => void;
  export const mount: (container: Element, settings: CatalogueSettings) => HTMLElement;
}
