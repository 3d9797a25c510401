import type { ComponentType } from 'react';
import { Slot } from '@poku/platform';
import { type RenderedPage, renderPage, type RenderPageOptions } from './render-page';
import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform';

/** How a widget is mounted: where its page is, and what its platform is made of. */
export type RenderWidgetOptions = Omit<TestPlatformOptions, 'slots'> &
  Pick<RenderPageOptions, 'url' | 'routes'> & {
    /** Route of the page around it. Default '/' */
    readonly path?: string;
    /** When the widget's script is there. Default at once */
    readonly arrival?: Promise<void>;
  };

const Home = () => (
  <Slot
    name="here"
    skeleton={() => null}
    failed={(retry) => (
      <button type="button" onClick={retry}>
        Coba lagi
      </button>
    )}
  />
);

/** Mounts a widget in a slot, as the shell does: in place of one that failed stands 'Coba lagi'. */
export async function renderWidget(
  Widget: ComponentType,
  { path = '/', url, routes, arrival = Promise.resolve(), ...options }: RenderWidgetOptions = {},
): Promise<RenderedPage & TestPlatform> {
  // One list for good, as the contract says.
  const widgets = [{ id: 'mfe-x/widget', heightPx: 100, load: () => arrival.then(() => Widget) }];
  const handle = await createTestPlatform({ ...options, slots: { widgets: () => widgets } });
  const page = { Component: Home, title: 'Beranda' };
  return { ...handle, ...renderPage(page, { platform: handle.platform, path, url, routes }) };
}
