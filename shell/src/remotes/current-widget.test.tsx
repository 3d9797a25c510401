import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { currentWidget } from './current-widget';

const aWidget = (text: string) => () => <p>{text}</p>;

test('a widget is that of the release that took the place of its own', () => {
  const listeners = new Set<() => void>();
  let loaded: ComponentType | undefined;
  const remotes = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    loadedWidget: () => loaded,
  };
  const Widget = currentWidget(remotes, 'mfe-x', 'row', aWidget('one'));
  const { rerender, unmount } = render(<Widget />);
  expect(screen.getByText('one')).toBeInTheDocument();
  loaded = aWidget('two');
  act(() => listeners.forEach((listener) => listener()));
  expect(screen.getByText('two')).toBeInTheDocument();
  // Its remote is fetched anew because of another widget, and a release of another remote takes its place.
  loaded = undefined;
  act(() => listeners.forEach((listener) => listener()));
  rerender(<Widget />);
  expect(screen.getByText('two')).toBeInTheDocument();
  unmount();
  render(<Widget />);
  expect(screen.getByText('two')).toBeInTheDocument();
});
