import { SLOT_ATTRIBUTE } from '@poku/contract';
import { aLiveRelease } from '@poku/testing';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { ROOM_ATTRIBUTE, WAYS_HEIGHT } from '../rooms/noted-rooms';
import { fillSlots, keepRooms } from './fill-slots';

const claim = (widget: string, order: number, slot = 'dashboard') => ({
  slot,
  widget,
  order,
  heightPx: order * 10,
});
const registry = {
  remotes: {
    'mfe-a': { live: aLiveRelease({ slots: [claim('late', 30), claim('first', 10)] }) },
    'mfe-b': {
      live: aLiveRelease({ slots: [claim('middle', 20), claim('other', 5, 'elsewhere')] }),
    },
  },
};

const templateOf = (remote: string, html: string) => {
  const template = document.createElement('template');
  template.dataset.widgets = remote;
  template.innerHTML = html;
  return template;
};
const widget = (id: string, text = id) => `<div data-widget="${id}">${text}</div>`;

/** A page with one slot, filled. */
const fill = (...widgets: readonly HTMLTemplateElement[]) => {
  const page = templateOf('', `<style>i{}</style><main><div ${SLOT_ATTRIBUTE}="dashboard">…</div></main>`);
  const isAnyThere = fillSlots(page.content, widgets, registry);
  const place = page.content.querySelector(`[${SLOT_ATTRIBUTE}]`);
  return {
    isAnyThere,
    texts: [...(place?.children ?? [])].map(({ textContent }) => textContent),
    text: place?.textContent,
    rooms: [...(place?.querySelectorAll<HTMLElement>('[style]') ?? [])].map(({ style }) => style.height),
    styles: [...page.content.querySelectorAll('style')].map(({ textContent }) => textContent),
  };
};

test('what is painted of widgets stands in its slot in the order of the claims; the others keep their room', () => {
  const { isAnyThere, texts, rooms, styles } = fill(
    templateOf('mfe-a', `<style>b{}</style>${widget('mfe-a/late')}${widget('mfe-a/first')}`),
  );
  expect(isAnyThere).toBe(true);
  expect(texts).toEqual(['mfe-a/first', '', 'mfe-a/late']);
  expect(rooms).toEqual(['200px']);
  expect(styles).toEqual(['i{}', 'b{}']);
});

test('a page stays as it is painted when nothing is painted of the widgets that it has now', () => {
  for (const widgets of [
    [],
    [templateOf('mfe-b', `<style>b{}</style>${widget('mfe-b/gone')}${widget('mfe-b/other')}`)],
  ])
    expect(fill(...widgets)).toEqual({ isAnyThere: false, texts: [], text: '…', rooms: [], styles: ['i{}'] });
});

test('nobody stands in the place of another remote, nor within another widget', () => {
  const { texts } = fill(
    templateOf('mfe-a', `${widget('mfe-b/middle', 'palsu')}${widget('mfe-a/first', widget('mfe-a/late'))}`),
  );
  expect(texts).toEqual(['mfe-a/late', '', '']);
});

/** A page whose slot begins with two rooms, filled. @returns texts of what stands in it, and the height of the second room */
const fillWithRooms = () => {
  const { notice, firstPoints } = STORAGE_KEYS;
  const rooms = `<p ${ROOM_ATTRIBUTE}="${notice}">notice</p><p ${ROOM_ATTRIBUTE}="${firstPoints}" ${SLOT_ATTRIBUTE}="elsewhere">ways</p>`;
  const { content } = templateOf('', `<div ${SLOT_ATTRIBUTE}="dashboard">${rooms}…</div>`);
  keepRooms(content, registry);
  fillSlots(content, [templateOf('mfe-a', widget('mfe-a/first'))], registry);
  const place = content.querySelector(`[${SLOT_ATTRIBUTE}="dashboard"]`);
  return {
    texts: [...(place?.children ?? [])].map(({ textContent }) => textContent),
    height: place
      ?.querySelector<HTMLElement>(`[${SLOT_ATTRIBUTE}="elsewhere"]`)
      ?.style.getPropertyValue(WAYS_HEIGHT),
  };
};

test('a room that this device notes stands before the widgets, as high as is claimed for it; no other does', () => {
  localStorage.setItem(STORAGE_KEYS.firstPoints, '1');
  expect(fillWithRooms()).toEqual({ texts: ['ways', 'mfe-a/first', '', ''], height: '50px' });
  localStorage.clear();
  expect(fillWithRooms()).toEqual({ texts: ['mfe-a/first', '', ''], height: undefined });
});

test('a browser that refuses storage keeps no room', () => {
  const refuse = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(fillWithRooms().texts).toEqual(['mfe-a/first', '', '']);
  refuse.mockRestore();
});
