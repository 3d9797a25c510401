import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useAhead } from './ahead';
import { isApiError } from './api';
import type { SlotWidget } from '@poku/contract';
import { useHadMember } from './hooks';
import { usePlatformScope } from './platform-context';

/** A place that remotes fill. */
export interface SlotProps {
  /** Name of the place, as in the remotes' slot claims. */
  readonly name: string;
  /** Shown in a widget's place until it is loaded. @param heightPx height to keep free */
  readonly skeleton: (heightPx: number) => ReactNode;
  /**
   * Shown in the place of a widget that could not be loaded, threw or could not read its data; `retry` tries that widget
   * again. `error` is why, since 1.6.0.
   */
  readonly failed: (retry: () => void, error: unknown) => ReactNode;
}

interface BoundaryProps {
  readonly failed: (error: unknown) => ReactNode;
  readonly onThrow: (error: unknown) => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

class WidgetBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onThrow(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.failed(failure.error) : this.props.children;
  }
}

type Loading =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'loaded'; readonly Widget: ComponentType };

const loadingOf = (Widget: ComponentType | undefined): Loading =>
  Widget ? { status: 'loaded', Widget } : { status: 'pending' };

interface ArrivalProps {
  /** Whether the place had a member. */
  readonly hadMember: boolean;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** A widget of a member that comes after the member has gone is not shown: the page is being left. */
function Arrival({ hadMember, skeleton, children }: ArrivalProps) {
  const metMember = useHadMember();
  return hadMember && !metMember ? skeleton : children;
}

interface SlotItemProps extends Omit<SlotProps, 'name'> {
  readonly widget: SlotWidget;
  readonly hadMember: boolean;
}

function SlotItem({ widget, hadMember, skeleton, failed }: SlotItemProps) {
  const { loadedWidgets } = usePlatformScope();
  const ahead = useAhead();
  const [attempt, setAttempt] = useState(0);
  const [own, setLoading] = useState<Loading>(() => loadingOf(loadedWidgets.get(widget)));
  const first = own.status === 'pending' ? ahead.begin(widget, () => widget.load()) : undefined;
  const loading = first?.status === 'ready' ? loadingOf(first.value) : own;

  useEffect(() => {
    if (loadedWidgets.has(widget)) return undefined;
    let isWanted = true;
    const begun = ahead.find<ComponentType>(widget);
    const keep = (Widget: ComponentType): Loading => {
      loadedWidgets.set(widget, Widget);
      return { status: 'loaded', Widget };
    };
    // At once, so that it is not gone in between.
    if (begun?.now.status === 'ready') setLoading(keep(begun.now.value));
    else
      (begun?.promise ?? widget.load())
        .then(keep)
        .catch((error: unknown): Loading => ({ status: 'failed', error }))
        .then((next) => {
          if (isWanted) setLoading(next);
        })
        .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [widget, attempt, loadedWidgets, ahead]);

  const showAgain = (): void => setAttempt((count) => count + 1);
  const loadAgain = (): void => {
    loadedWidgets.delete(widget);
    setLoading({ status: 'pending' });
    showAgain();
  };

  if (loading.status === 'failed') return failed(loadAgain, loading.error);
  if (loading.status === 'pending') return skeleton(widget.heightPx);
  // What the API answers is no fault of the widget: its remote is neither blamed nor loaded anew.
  return (
    <WidgetBoundary
      key={attempt}
      failed={(error) => failed(isApiError(error) ? showAgain : loadAgain, error)}
      onThrow={(error) => {
        if (!isApiError(error)) widget.threw?.(error);
      }}
    >
      <Arrival hadMember={hadMember} skeleton={skeleton(widget.heightPx)}>
        <loading.Widget />
      </Arrival>
    </WidgetBoundary>
  );
}

/**
 * The widgets of a place in their order. Each loads, fails and is retried on its own, in its own place: a slow or
 * broken widget neither delays nor moves the others.
 */
export function Slot({ name, skeleton, failed }: SlotProps) {
  const { platform } = usePlatformScope();
  const hadMember = useHadMember();
  return platform.slots
    .widgets(name)
    .map((widget) => <SlotItem key={widget.id} {...{ widget, hadMember, skeleton, failed }} />);
}
