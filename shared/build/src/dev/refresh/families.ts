import {
  createSignatureFunctionForTransform,
  getFamilyByType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';
import { createFamily, type Family, type Implementation, kindOf } from './family';

type Sign = ReturnType<typeof createSignatureFunctionForTransform>;

/** A component, and what it is made of: state stays where the hooks of all of these do. */
const layersOf = (implementation: unknown): unknown[] => {
  if (typeof implementation !== 'object' || implementation === null) return [implementation];
  const { type, render } = implementation as { readonly type?: unknown; readonly render?: unknown };
  return [implementation, ...[type, render].filter((layer) => layer !== undefined).flatMap(layersOf)];
};

/** The components of a remote in development, by module and name. React of the page must be the 19th. */
export const createFamilies = () => {
  const families = new Map<string, Family>();
  const standIns = new WeakMap<object, { newest: Implementation }>();
  const waiting = new Map<Family, Implementation>();

  return {
    /** @returns what stands for a component from now on; anything else as it is. The newest one shows with `refresh` */
    standIn: (value: unknown, id: string): unknown => {
      const kind = kindOf(value);
      if (kind === undefined || standIns.has(value as object)) return value;
      const implementation = value as Implementation;
      register(implementation, id);
      const present = families.get(id);
      if (present?.kind === kind) {
        waiting.set(present, implementation);
        const known = standIns.get(present.standIn as object);
        if (known) known.newest = implementation;
        return present.standIn;
      }
      const family = createFamily(implementation, kind, id.slice(id.lastIndexOf(' ') + 1));
      families.set(id, family);
      standIns.set(family.standIn as object, { newest: implementation });
      return family.standIn;
    },
    /** `$RefreshSig$` of the transform, which is told of a component by its stand-in. */
    signature: (): Sign => {
      const sign = createSignatureFunctionForTransform();
      return ((type?: object, ...rest: never[]) => {
        const known = type && standIns.get(type);
        (sign as (...all: unknown[]) => unknown)(known ? known.newest : type, ...rest);
        return type;
      }) as Sign;
    },
    /** Whether a module gives functions that stand for components, and nothing else: who holds one needs no newer one. */
    isOfComponents: (exports: object): boolean => {
      const values: unknown[] = Object.values(exports);
      return values.length > 0 && values.every((value) => typeof value === 'function' && standIns.has(value));
    },
    /** Shows what came since the last time. */
    refresh: (): void => {
      const anew = performReactRefresh()?.staleFamilies ?? new Set();
      const next = [...waiting];
      waiting.clear();
      for (const [family, implementation] of next) {
        const isAnew = layersOf(implementation).some((layer) => {
          const known = getFamilyByType(layer);
          return known !== undefined && anew.has(known);
        });
        family.replace(implementation, isAnew);
      }
    },
  };
};
