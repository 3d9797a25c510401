import type { LiveRelease, PageExports, WidgetExports } from '@poku/contract';

/** A module that a remote exposes, not yet known to be what it should be. */
export type ExposedModule = Readonly<Record<string, unknown>>;

/** What a remote exposes: pages and widgets. */
export type ExposedKind = 'pages' | 'widgets';

/** What is asked of a remote: a page or a widget by its key. */
export interface Wanted {
  readonly remote: string;
  readonly kind: ExposedKind;
  readonly key: string;
}

/** Names of the scripts that a page or widget needs, inside its release. */
export const filesOf = (release: LiveRelease, { kind, key }: Wanted): string[] => [
  release.entry,
  ...(release[kind][key] ?? []),
];

const isPage = (module: ExposedModule): module is ExposedModule & PageExports => {
  const { page } = module as Partial<PageExports>;
  return (
    typeof page === 'object' &&
    page !== null &&
    typeof page.title === 'string' &&
    typeof page.Component === 'function'
  );
};

const isWidget = (module: ExposedModule): module is ExposedModule & WidgetExports =>
  typeof module['Widget'] === 'function';

/** Whether a module is what its kind must be: a page exports `page`, a widget `Widget`. */
export const isExposed = { pages: isPage, widgets: isWidget } as const;

/** A module came and is no page or widget. Compare `name`. */
export class NotExposedError extends Error {
  override readonly name = 'NotExposedError';
}
