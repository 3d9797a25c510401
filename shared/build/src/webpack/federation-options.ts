import type { RemoteDefinition } from '@poku/contract';
import { ownFile } from '../own-file';
import { containerName } from './container-name';
import { remoteShareMap } from './share-map';

interface Expose {
  readonly import: string;
  /** Name of the chunk. */
  readonly name: string;
}

/** Exposed modules by the convention of `PageExports` and `WidgetExports`, keyed as federation wants them. */
const exposesOf = (remote: RemoteDefinition): Record<string, Expose> =>
  Object.fromEntries<Expose>([
    ...remote.routes.map(
      ({ page }) =>
        [
          `./pages/${page}`,
          { import: `./src/pages/${page}/${page}.page.tsx`, name: `page-${page}` },
        ] as const,
    ),
    ...remote.slots.map(
      ({ widget }) =>
        [
          `./widgets/${widget}`,
          { import: `./src/widgets/${widget}/${widget}.widget.tsx`, name: `widget-${widget}` },
        ] as const,
    ),
  ]);

/** Stands for the version in a build of another bundler than ours, until `publish --from` knows it. */
const NO_VERSION = 'build-0000000000';

/** Name of the container in such a build. @param remote its name */
export const foreignContainer = (remote: string): string => containerName(remote, NO_VERSION);

/**
 * Options of the federation plugin for a remote, of any bundler that takes them.
 * @param container name of the global that the entry sets. Default the one that `publish --from` wants
 */
export const federationOptions = (remote: RemoteDefinition, container = foreignContainer(remote.name)) => ({
  name: container,
  filename: 'entry.[contenthash:12].js',
  library: { type: 'var' as const, name: container },
  exposes: exposesOf(remote),
  shared: remoteShareMap(),
  runtimePlugins: ['chunks-need-hash', 'chunks-follow-entry'].map((name) =>
    ownFile(`webpack/runtime/${name}.ts`),
  ),
  shareStrategy: 'loaded-first' as const,
  manifest: false,
  dts: false,
  experiments: {
    externalRuntime: true,
    optimization: { disableSnapshot: true, disableRemote: true, target: 'web' as const },
  },
});
