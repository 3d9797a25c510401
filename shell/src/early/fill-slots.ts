import { type Registry, SLOT_ATTRIBUTE, WIDGET_ATTRIBUTE } from '@poku/contract';
import { isNoted, ROOM_ATTRIBUTE, WAYS_HEIGHT } from '../rooms/noted-rooms';

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
 * Puts what is painted of widgets into the slots of a page, in the order of their claims and behind its noted rooms; the others keep their
 * room.
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
    const rooms = place.querySelectorAll(`:scope > [${ROOM_ATTRIBUTE}]`);
    place.replaceChildren(...rooms, ...claims.map(({ id, heightPx }) => painted.get(id) ?? roomOf(heightPx)));
  }
  if (isAnyThere) content.append(...widgets.flatMap((one) => [...one.content.querySelectorAll('style')]));
  return isAnyThere;
};

/**
 * Takes the rooms out of a page of which this device does not note that they are needed; those of a slot are as high as is claimed for it.
 * @param content of the page, before it is in the document
 */
export const keepRooms = (content: DocumentFragment, registry: Pick<Registry, 'remotes'>): void => {
  for (const room of content.querySelectorAll<HTMLElement>(`[${ROOM_ATTRIBUTE}]`)) {
    const [claim] = claimsOf(registry, room.getAttribute(SLOT_ATTRIBUTE));
    if (!isNoted(room.getAttribute(ROOM_ATTRIBUTE) ?? '')) room.remove();
    else if (claim) room.style.setProperty(WAYS_HEIGHT, `${claim.heightPx}px`);
  }
};
