/** Nobody means more than this; a child with a phone does. */
const MOST = 20;

/**
 * Remembers what is pressed where no script is yet that could do it: buttons, and forms without any. Fields, links and what unfolds the
 * browser does by itself. A form is not sent by it.
 * @returns grows with each press; what sends a form stands there once
 */
export const followPresses = (element: HTMLElement): HTMLElement[] => {
  const presses: HTMLElement[] = [];
  const remember = (pressed: HTMLElement, sends: boolean): void => {
    if (presses.length < MOST && !(sends && presses.includes(pressed))) presses.push(pressed);
  };
  element.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button, [role=button]');
      if (!button || button.matches(':disabled, [aria-disabled=true]')) return;
      remember(
        button,
        button instanceof HTMLButtonElement && button.form !== null && button.type === 'submit',
      );
    },
    true,
  );
  element.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      // Enter presses the button of a form that has one.
      if (!event.submitter) remember(event.target as HTMLElement, true);
    },
    true,
  );
  return presses;
};
