import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to another element when a part of the page leaves with the focus in it, or in a dialog in it.
 * @param heir asked once the part is gone
 * @returns ref of the part, which leaves together with the component that calls this
 */
export function useFocusHeir(heir: () => HTMLElement | null | undefined): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const pass = useEffectEvent(() => heir()?.focus());
  // Runs before the part is taken out of the document.
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, []);
  // Runs after that, and after a dialog in it gave the focus back to what is gone as well.
  useEffect(
    () => () => {
      if (hadFocus.current) pass();
    },
    [],
  );
  return part;
}
