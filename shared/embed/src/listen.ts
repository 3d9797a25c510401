import { type CatalogueHandlers, type EmbedEventMap, EVENT_NAMES, HANDLERS } from './events';

/**
 * Listens to every event of an element.
 * @returns ends it
 */
export const listen = (
  element: HTMLElement,
  tell: <Name extends keyof EmbedEventMap>(name: Name, event: EmbedEventMap[Name]) => void,
): (() => void) => {
  const ends = EVENT_NAMES.map((name) => {
    const handle = (event: EmbedEventMap[typeof name]) => tell(name, event);
    element.addEventListener(name, handle);
    return () => element.removeEventListener(name, handle);
  });
  return () => {
    for (const end of ends) end();
  };
};

/** Calls the listener that a component has for an event, if it has one. */
export const tellHandler = <Name extends keyof EmbedEventMap>(
  handlers: CatalogueHandlers,
  name: Name,
  event: EmbedEventMap[Name],
): void => {
  const handle = handlers[HANDLERS[name]] as ((event: EmbedEventMap[Name]) => void) | undefined;
  handle?.(event);
};
