import type { ComponentType } from 'react';
import type { ExposedModule } from '../remotes/exposed-module';

/** Names the widget between this element and the next one with `data-poku-end`; neither takes any room. */
export const WIDGET_MARK = 'data-poku-widget';
export const WIDGET_END = 'data-poku-end';

const isWidget = (value: unknown): value is ComponentType => typeof value === 'function';

/**
 * Has a widget say in the page where it stands.
 * @param label `<remote>/<widget>`
 */
export const markedWidget = (module: ExposedModule, label: string): ExposedModule => {
  const Widget = module['Widget'];
  if (!isWidget(Widget)) return module;
  const Marked = () => (
    <>
      <template {...{ [WIDGET_MARK]: label }} />
      <Widget />
      <template {...{ [WIDGET_END]: '' }} />
    </>
  );
  return { ...module, Widget: Marked };
};
