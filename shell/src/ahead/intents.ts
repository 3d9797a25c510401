import type { Intent } from './connection';
import { linkOf } from './links';

/** A pointer, or the focus, that stays on a link for so long rests there, in milliseconds; one that passes does not. */
export const REST_MS = 65;

/** Heard before anybody can stop the event; stops nothing itself. */
const OPTIONS = { capture: true, passive: true } as const;

type Modified = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A press that opens another tab, or a menu. */
const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: Modified): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * Tells which links somebody is about to follow: one that is pressed, or on which a mouse or the keyboard's focus rests.
 * @returns a function that ends it
 */
export const followIntents = (
  onIntent: (link: HTMLAnchorElement, intent: Exclude<Intent, 'sight'>) => void,
): (() => void) => {
  let resting: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const rest = (link: HTMLAnchorElement | undefined): void => {
    if (link === resting) return;
    clearTimeout(timer);
    resting = link;
    if (!link) return;
    timer = setTimeout(() => {
      if (link.isConnected) onIntent(link, 'rest');
    }, REST_MS);
  };
  const handlePress = (event: PointerEvent): void => {
    const link = linkOf(event.target);
    if (link && event.isPrimary && event.button === 0 && !isModified(event)) onIntent(link, 'press');
  };
  const handleOver = ({ pointerType, target }: PointerEvent): void => {
    if (pointerType === 'mouse') rest(linkOf(target));
  };
  const handleFocus = ({ target }: FocusEvent): void => {
    const link = linkOf(target);
    rest(link?.matches(':focus-visible') ? link : undefined);
  };
  addEventListener('pointerdown', handlePress, OPTIONS);
  addEventListener('pointerover', handleOver, OPTIONS);
  addEventListener('focusin', handleFocus, OPTIONS);
  return () => {
    removeEventListener('pointerdown', handlePress, OPTIONS);
    removeEventListener('pointerover', handleOver, OPTIONS);
    removeEventListener('focusin', handleFocus, OPTIONS);
    clearTimeout(timer);
  };
};
