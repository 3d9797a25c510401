import { flushSync } from 'react-dom';
import type { Painted } from '../early/painted';
import { counterpartsIn } from './counterparts';
import { readPresses } from './do-presses';
import { changedFields, fillIn, fillInAndLeave } from './fields';
import { readFocus } from './focus';
import { readPlace } from './place';
import { readUnfolded } from './unfolded';

/** How often it is looked whether a visitor who is in the middle of something is through, in milliseconds. */
const LOOK_MS = 16;

const whenFree = async ({ isBusy }: Painted): Promise<void> => {
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
};

/**
 * Puts the app in the place of what was painted, and gives it what was done there: values, focus and caret, place, what is unfolded,
 * and then the presses, each once. What the app has nothing for is dropped. Waits until no word is being composed and no press is half
 * done; then all of it happens in one task, so that nobody can do anything in between.
 * @param root where the app is
 * @param show renders the app, before it returns
 */
export const takeOver = async (painted: Painted, root: ParentNode, show: () => void): Promise<void> => {
  await whenFree(painted);
  const { element, presses } = painted;
  const { activeElement } = document;
  const fields = changedFields(element);
  const giveFocus = readFocus(element);
  const unfold = readUnfolded(element);
  const goToPlace = readPlace();
  // An id is there once, and the app measures itself where it will stand. The focus stays until the browser paints.
  for (const one of element.querySelectorAll('[id]')) one.removeAttribute('id');
  element.style.display = 'none';
  show();

  const find = counterpartsIn(root, element);
  const press = readPresses(presses, find);
  for (const field of fields) {
    const next = find(field);
    const fill = field === activeElement ? fillIn : fillInAndLeave;
    if (next) flushSync(() => fill(next, field));
  }
  unfold(find);
  giveFocus(find);
  element.remove();
  delete window.pokuPainted;
  goToPlace();
  press();
};
