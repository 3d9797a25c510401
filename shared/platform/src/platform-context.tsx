import { createContext, type ComponentType, type ReactNode, useContext, useState } from 'react';
import type { Platform, SlotWidget } from '@poku/contract';

/** Widgets that this page has loaded already, so that coming back to a slot shows them at once. */
export type LoadedWidgets = WeakMap<SlotWidget, ComponentType>;

interface PlatformScope {
  readonly platform: Platform;
  readonly loadedWidgets: LoadedWidgets;
}

const PlatformContext = createContext<PlatformScope | null>(null);

/** Gives the platform to everything inside. @param platform must stay the same while mounted */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  const [scope] = useState<PlatformScope>(() => ({ platform, loadedWidgets: new WeakMap() }));
  return <PlatformContext value={scope}>{children}</PlatformContext>;
}

/** The platform and what belongs to its page. @throws Error outside a `PlatformProvider` */
export function usePlatformScope(): PlatformScope {
  const scope = useContext(PlatformContext);
  if (!scope) throw new Error('usePlatform needs a PlatformProvider around it');
  return scope;
}
