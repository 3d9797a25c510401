import { createElement, type FunctionComponent, forwardRef, memo, useSyncExternalStore } from 'react';

/** Props of any component; `ref` is one of them since React 19. */
type Props = Readonly<Record<string, unknown>>;
type Render = (props: Props, ref?: unknown) => ReturnType<FunctionComponent>;

interface ForwardRefObject {
  readonly $$typeof: symbol;
  readonly render: Render;
}
interface MemoObject {
  readonly $$typeof: symbol;
  readonly type: Implementation;
  readonly compare: ((before: Props, after: Props) => boolean) | null;
}
/** What a module makes a component of: a function, or what `forwardRef`, `memo` or styled-components give. */
export type Implementation = Render | ForwardRefObject | MemoObject;
export type Kind = 'function' | 'forwardRef' | 'memo';

const FORWARD_REF = Symbol.for('react.forward_ref');
const MEMO = Symbol.for('react.memo');

/** Kind of a component that can change in place; undefined for everything else, as for a class. */
export const kindOf = (value: unknown): Kind | undefined => {
  if (typeof value === 'function') {
    const { prototype } = value as { prototype?: { isReactComponent?: unknown } };
    return prototype?.isReactComponent ? undefined : 'function';
  }
  if (typeof value !== 'object' || value === null || !('$$typeof' in value)) return undefined;
  if (value.$$typeof === FORWARD_REF) return 'forwardRef';
  return value.$$typeof === MEMO ? 'memo' : undefined;
};

const run = (implementation: Implementation, props: Props): ReturnType<FunctionComponent> => {
  if (typeof implementation === 'function') return implementation(props);
  if ('type' in implementation) return run(implementation.type, props);
  const { ref, ...own } = props;
  return implementation.render(own, ref ?? null);
};

const isShallowlyEqual = (before: Props, after: Props): boolean => {
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => Object.hasOwn(after, name) && Object.is(before[name], after[name]))
  );
};

/** One component through all its implementations. React sees the stand-in alone, so what it keeps for it stays. */
export interface Family {
  readonly kind: Kind;
  /** What the modules of the remote hold in the place of the component. */
  readonly standIn: unknown;
  /** Shows another implementation. @param isAnew whether its state begins anew, because its hooks are others */
  readonly replace: (next: Implementation, isAnew: boolean) => void;
}

/** Runs the newest implementation under one type, which is another one whenever state must not be kept. */
const innerOf = (newest: () => Implementation): FunctionComponent<Props> =>
  function Refreshed(props) {
    return run(newest(), props);
  };

export const createFamily = (first: Implementation, kind: Kind, name: string): Family => {
  let current = first;
  let shown = { Inner: innerOf(() => current) };
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const Outer = (props: Props) => {
    const { Inner } = useSyncExternalStore(subscribe, () => shown);
    return createElement(Inner, props);
  };
  Outer.displayName = name;

  const own: object = {
    function: () => Outer,
    forwardRef: () =>
      forwardRef((props: Props, ref) => createElement(Outer, ref === null ? props : { ...props, ref })),
    memo: () =>
      memo(Outer, (before, after) => {
        const compare = typeof current === 'object' && 'compare' in current ? current.compare : null;
        return (compare ?? isShallowlyEqual)(before, after);
      }),
  }[kind]();

  return {
    kind,
    // A styled component carries more: its class in the selectors of others, and what is made of it by `styled(…)`.
    standIn:
      kind === 'function'
        ? own
        : new Proxy(own, {
            get: (target, key) => Reflect.get(Object.hasOwn(target, key) ? target : current, key) as unknown,
            has: (target, key) => Object.hasOwn(target, key) || Reflect.has(current, key),
          }),
    replace: (next, isAnew) => {
      current = next;
      shown = { Inner: isAnew ? innerOf(() => current) : shown.Inner };
      for (const listener of listeners) listener();
    },
  };
};
