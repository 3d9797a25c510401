import type { ComponentType } from 'react';
import type { ExposedModule } from '../remotes/exposed-module';

/** Names the widget between this element and the next one with `data-poku-end`; neither takes any room. */
export const WIDGET_MARK = 'data-poku-widget';
export const WIDGET_END = 'data-poku-end';

const isWidget = (value: unknown): value is ComponentType => typeof value === 'function';

/** Marked widgets by their own: a widget that is asked for again keeps its state. */
const marked = new WeakMap<ComponentType, ComponentType>();

/**
 * Has a widget say in the page where it stands.
 * @param label `<remote>/<widget>`
 */
export const markedWidget = (module: ExposedModule, label: string): ExposedModule => {
  const Widget = module['Widget'];
  if (!isWidget(Widget)) return module;
  const Marked =
    marked.get(Widget) ??
    (() => (
      <>
        <template {...{ [WIDGET_MARK]: label }} />
        <Widget />
        <template {...{ [WIDGET_END]: '' }} />
      </>
    ));
  marked.set(Widget, Marked);
  return { ...module, Widget: Marked };
};
