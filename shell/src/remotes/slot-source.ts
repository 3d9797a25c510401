import type { Registry, SlotSource, SlotWidget } from '@poku/contract';
import { currentWidget } from './current-widget';
import type { RemoteLoader } from './remote-loader';

/** Widgets by slot, from the claims of the live remotes. A widget that failed or threw is fetched anew when it is asked for again. */
export const createSlotSource = (registry: Registry, remotes: RemoteLoader): SlotSource => {
  const bySlot = new Map<string, { readonly order: number; readonly widget: SlotWidget }[]>();
  for (const [remote, { live }] of Object.entries(registry.remotes)) {
    for (const { slot, widget, order, heightPx } of live.slots) {
      let hasFailed = false;
      const load = async () => {
        // A visitor who left before it came, and is back, finds it on its way.
        if (hasFailed) remotes.discard(remote);
        hasFailed = false;
        try {
          return currentWidget(remotes, remote, widget, await remotes.widget(remote, widget));
        } catch (error) {
          hasFailed = true;
          throw error;
        }
      };
      const threw = (error?: unknown) => {
        hasFailed = true;
        remotes.threw({ remote, kind: 'widgets', key: widget }, error);
      };
      bySlot.set(slot, [
        ...(bySlot.get(slot) ?? []),
        { order, widget: { id: `${remote}/${widget}`, heightPx, load, threw } },
      ]);
    }
  }
  const sorted = new Map(
    [...bySlot].map(([slot, items]) => [
      slot,
      items.sort((left, right) => left.order - right.order).map(({ widget }) => widget),
    ]),
  );
  const none: readonly SlotWidget[] = [];
  return { widgets: (slot) => sorted.get(slot) ?? none };
};
