import { type Registry, SLOT_ATTRIBUTE, WIDGET_ATTRIBUTE } from '@poku/contract';

/** Room of a widget of which nothing is painted; through the CSSOM, since no style may stand in an attribute. */
const ROOM = 'border-radius:12px;background:var(--poku-skeleton);height:';

const roomOf = (heightPx: number): HTMLElement => {
  const room = document.createElement('div');
  room.style.cssText = `${ROOM}${heightPx}px`;
  return room;
};

/** What is claimed for a slot, in its order. */
const claimsOf = ({ remotes }: Pick<Registry, 'remotes'>, name: string | null) =>
  Object.entries(remotes)
    .flatMap(([remote, { live }]) =>
      live.slots.flatMap(({ slot, widget, order, heightPx }) =>
        slot === name ? [{ id: `${remote}/${widget}`, order, heightPx }] : [],
      ),
    )
    .sort((left, right) => left.order - right.order);

/** What is painted of widgets, by remote and key: of each remote its own alone, whatever stands in there. */
const paintedIn = (all: readonly HTMLTemplateElement[]): Map<string, Element> =>
  new Map(
    all.flatMap(({ content, dataset }) =>
      [...content.children].flatMap((part) => {
        const id = part.getAttribute(WIDGET_ATTRIBUTE);
        return id?.startsWith(`${dataset.widgets}/`) ? [[id, part] as const] : [];
      }),
    ),
  );

/**
 * Puts what is painted of widgets into the slots of a page, in the order of their claims; the others keep their room.
 * @param content of the page, before it is in the document
 * @param widgets a template for each remote
 * @returns whether any of them is there
 */
export const fillSlots = (
  content: DocumentFragment,
  widgets: readonly HTMLTemplateElement[],
  registry: Pick<Registry, 'remotes'>,
): boolean => {
  const painted = paintedIn(widgets);
  let isAnyThere = false;
  for (const place of content.querySelectorAll(`[${SLOT_ATTRIBUTE}]`)) {
    const claims = claimsOf(registry, place.getAttribute(SLOT_ATTRIBUTE));
    if (!claims.some(({ id }) => painted.has(id))) continue;
    isAnyThere = true;
    place.replaceChildren(...claims.map(({ id, heightPx }) => painted.get(id) ?? roomOf(heightPx)));
  }
  if (isAnyThere) content.append(...widgets.flatMap((one) => [...one.content.querySelectorAll('style')]));
  return isAnyThere;
};
