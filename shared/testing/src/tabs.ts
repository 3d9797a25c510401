import type { EventChannel } from '@poku/platform/bus';

/** Connects channels as a browser connects the tabs of an origin: everyone hears the others, not themselves. */
export function createTabs(): { open(): EventChannel } {
  const tabs = new Set<(data: unknown) => void>();
  return {
    open() {
      let hear: (data: unknown) => void = () => undefined;
      const receive = (data: unknown) => hear(data);
      tabs.add(receive);
      return {
        postMessage(message) {
          for (const tab of tabs) if (tab !== receive) tab(structuredClone(message));
        },
        addEventListener(_type, listener) {
          const before = hear;
          hear = (data) => {
            before(data);
            listener({ data });
          };
        },
        close() {
          tabs.delete(receive);
        },
      };
    },
  };
}
