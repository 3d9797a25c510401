/** What a value can be put into. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Selects every `Field`. */
export const FIELDS = 'input, textarea, select';

const isField = (element: Element): element is Field => element.matches(FIELDS);

/** What is called alike, or says the same. Choices of a group have a name that was made for the page, so they go by what they stand for. */
const kindOf = (element: Element): string => {
  if (!isField(element)) return (element.getAttribute('aria-label') ?? element.textContent).trim();
  return element.type === 'radio' ? element.value : element.name || element.type;
};

/**
 * Finds what stands in the app for an element of what was painted: a field by its name, or by its type when it has none; anything else
 * by its tag and what it says; and by its order among the like.
 * @returns `undefined` when the app shows nothing like it, as on another page
 */
export const counterpartsIn =
  (app: ParentNode, painted: ParentNode) =>
  <Found extends Element>(element: Found): Found | undefined => {
    const kind = kindOf(element);
    const likeIn = (place: ParentNode): Found[] =>
      [...place.querySelectorAll<Found>(element.localName)].filter((one) => kindOf(one) === kind);
    return likeIn(app)[likeIn(painted).indexOf(element)];
  };

/** Gives the counterpart of an element. */
export type FindCounterpart = ReturnType<typeof counterpartsIn>;
