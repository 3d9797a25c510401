import type { LiveRelease, Registry, SlotSource, SlotWidget } from '@poku/shared/contract';
import type { RemoteLoader } from './remote-loader';

interface Placed {
  readonly slot: string;
  readonly order: number;
  readonly widget: SlotWidget;
}

/** The slots as the shell owns them. */
export interface ShellSlots extends SlotSource {
  /** Puts the widgets of another release in the place of those of a remote; whoever shows them asks again on the next render. */
  replace(remote: string, release: LiveRelease): void;
}

/** Widgets by slot, from the claims of the live remotes. A widget that failed is fetched anew when it is asked for again. */
export const createSlotSource = (registry: Registry, remotes: RemoteLoader): ShellSlots => {
  const placed = new Map<string, readonly Placed[]>();
  const bySlot = new Map<string, readonly SlotWidget[]>();

  const replace = (remote: string, { slots }: LiveRelease): void => {
    const widgets = slots.map(({ slot, widget, order, heightPx }): Placed => {
      let wasAsked = false;
      const load = () => {
        if (wasAsked) remotes.discard(remote);
        wasAsked = true;
        return remotes.widget(remote, widget);
      };
      return { slot, order, widget: { id: `${remote}/${widget}`, heightPx, load } };
    });
    placed.set(remote, widgets);
    bySlot.clear();
  };
  for (const [remote, { live }] of Object.entries(registry.remotes)) replace(remote, live);

  return {
    replace,
    widgets: (slot) => {
      const present = bySlot.get(slot);
      if (present) return present;
      const sorted = [...placed.values()]
        .flat()
        .filter((one) => one.slot === slot)
        .sort((left, right) => left.order - right.order)
        .map(({ widget }) => widget);
      bySlot.set(slot, sorted);
      return sorted;
    },
  };
};
