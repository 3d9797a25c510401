/** Key of what is painted of a widget, beside the pages of its remote. @param widget key of its claim */
export const widgetKey = (widget: string): string => `widgets/${widget}`;

/** Attribute of a template of what is painted of a remote's widgets: its name. */
export const WIDGETS_ATTRIBUTE = 'data-widgets';

/** Attribute of what is painted of one of them: its remote and its key, `mfe-catalogue/popular`. Its styles hold inside of it alone. */
export const WIDGET_ATTRIBUTE = 'data-widget';

/** Attribute of the place of a slot in what is painted of a page: the name of the slot. */
export const SLOT_ATTRIBUTE = 'data-slot';
