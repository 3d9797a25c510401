/** Devices that have a mouse or a touchpad: a keyboard itself no media query tells of, and a finger alone has none. */
export const KEYBOARD = '(any-hover: hover) and (any-pointer: fine)';

/** Calls back once the device has a keyboard: at once, or when one is plugged in. */
export const whenKeyboard = (onKeyboard: () => void): void => {
  const query = matchMedia(KEYBOARD);
  if (query.matches) onKeyboard();
  else query.addEventListener('change', onKeyboard, { once: true });
};
