import { type ComponentType, useSyncExternalStore } from 'react';
import type { RemoteLoader } from './remote-loader';

/**
 * A widget that shows what its remote has at the moment: when another release takes the remote's place, the widget of that one.
 * @param loaded the widget of the release that runs
 */
export const currentWidget = (
  remotes: Pick<RemoteLoader, 'subscribe' | 'loadedWidget'>,
  remote: string,
  key: string,
  loaded: ComponentType,
): ComponentType => {
  let present = loaded;
  remotes.subscribe(() => {
    present = remotes.loadedWidget(remote, key) ?? present;
  });
  return function CurrentWidget() {
    const Widget = useSyncExternalStore(remotes.subscribe, () => present);
    return <Widget />;
  };
};
