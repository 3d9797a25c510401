import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { holdPage } from './hold-page';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** The element that has focus in the document or shadow root of `node`. */
function focusedBeside(node: Node): HTMLElement | null {
  const root = node.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return focused instanceof HTMLElement ? focused : null;
}

/** Keeps Tab inside the dialog, also where the browser has no modal dialogs. */
function keepFocusInside(dialog: HTMLElement, event: KeyboardEvent) {
  const targets = [...dialog.querySelectorAll<HTMLElement>(focusable)];
  const first = targets[0];
  const last = targets[targets.length - 1];
  const focused = focusedBeside(dialog);
  if (first === undefined || last === undefined) event.preventDefault();
  else if (event.shiftKey && (focused === first || focused === dialog)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && focused === last) {
    event.preventDefault();
    first.focus();
  }
}

/** What a `<dialog>` must carry to be driven by `useModal`. */
export interface ModalHandlers {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Opens a mounted `<dialog>` as a modal: everything else is out of reach, the page does not scroll, focus goes to the element marked
 * `data-autofocus` or to the dialog, Esc and the back gesture call `onDismiss`, and unmounting returns the focus.
 * @param onDismiss asks the owner to close; it decides and unmounts the dialog
 */
export function useModal(onDismiss: () => void): ModalHandlers {
  const ref = useRef<HTMLDialogElement>(null);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const opener = focusedBeside(dialog);
    const releasePage = holdPage(dialog);
    const hasModals = typeof dialog.showModal === 'function';
    if (hasModals) dialog.showModal();
    else dialog.setAttribute('open', '');
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
    function handleCancel(event: Event) {
      event.preventDefault();
      dismiss.current();
    }
    dialog.addEventListener('cancel', handleCancel);
    return () => {
      dialog.removeEventListener('cancel', handleCancel);
      if (hasModals) dialog.close();
      releasePage();
      opener?.focus();
    };
  }, []);
  function onKeyDown(event: KeyboardEvent) {
    const dialog = ref.current;
    if (dialog === null) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      dismiss.current();
    }
    if (event.key === 'Tab') keepFocusInside(dialog, event);
  }
  return { ref, onKeyDown };
}
