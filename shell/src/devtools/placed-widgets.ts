import { WIDGET_END, WIDGET_MARK } from '../preview/mark-widget';

/** A widget and where it stands on the screen, in CSS pixels. */
export interface PlacedWidget {
  /** `<remote>/<widget>`. */
  readonly label: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** The elements between a mark and its end. */
const elementsOf = (mark: Element): Element[] => {
  const elements: Element[] = [];
  for (let next = mark.nextElementSibling; next !== null; next = next.nextElementSibling) {
    if (next.hasAttribute(WIDGET_END)) break;
    elements.push(next);
  }
  return elements;
};

/** The widgets of the page in the order of the document, rounded to whole pixels. One that shows nothing has no size. */
export const placedWidgets = (page: ParentNode = document): PlacedWidget[] =>
  [...page.querySelectorAll(`[${WIDGET_MARK}]`)].map((mark) => {
    const boxes = elementsOf(mark).map((element) => element.getBoundingClientRect());
    const [top, left] = [Math.min(...boxes.map((box) => box.top)), Math.min(...boxes.map((box) => box.left))];
    const [bottom, right] = [
      Math.max(...boxes.map((box) => box.bottom)),
      Math.max(...boxes.map((box) => box.right)),
    ];
    const place =
      boxes.length > 0
        ? { top, left, width: right - left, height: bottom - top }
        : { top: 0, left: 0, width: 0, height: 0 };
    return {
      label: mark.getAttribute(WIDGET_MARK) ?? '',
      top: Math.round(place.top),
      left: Math.round(place.left),
      width: Math.round(place.width),
      height: Math.round(place.height),
    };
  });
