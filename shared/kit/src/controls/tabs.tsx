import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { styled } from '../styled';
import { color, font, forcedColours, space } from '../theme';

const Strip = styled.div`
  display: flex;
  overflow-x: auto;
  border-bottom: 1px solid ${color('line')};
  scrollbar-width: none;
`;
const TabButton = styled.button`
  ${font('body', 'bold')}
  flex: 1 0 auto;
  min-height: 48px;
  padding: ${space(2)} ${space(4)};
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${color('inkMuted')};
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  &[aria-selected='true'] {
    border-bottom-color: ${color('primary')};
    color: ${color('primary')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${forcedColours} {
    border-bottom-color: Canvas;
    &[aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }
`;
const Panel = styled.div`
  padding-top: ${space(4)};
  &:focus-visible {
    outline-offset: 4px;
  }
`;

/** One tab. */
export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

export interface TabsProps<Id extends string> {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selectedId: Id;
  readonly onSelect: (id: Id) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Views of one page. One tab stop; arrows, Home and End move the selection with the focus. */
export function Tabs<Id extends string>({ label, items, selectedId, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  // Of more tabs than there is room for the selected one is in sight.
  useLayoutEffect(() => {
    const { current } = strip;
    const tab = current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!current || !tab) return;
    const start = tab.offsetLeft - current.offsetLeft;
    const least = start + tab.offsetWidth - current.clientWidth;
    current.scrollLeft = Math.min(Math.max(current.scrollLeft, least), start);
  }, [selectedId]);
  function handleKeyDown(event: KeyboardEvent) {
    const current = items.findIndex((item) => item.id === selectedId);
    const step = steps[event.key];
    const next =
      step !== undefined
        ? (current + step + items.length) % items.length
        : { Home: 0, End: items.length - 1 }[event.key];
    const item = next === undefined ? undefined : items[next];
    if (item === undefined || next === undefined) return;
    event.preventDefault();
    strip.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    if (item.id !== selectedId) onSelect(item.id);
  }
  return (
    <div>
      <Strip ref={strip} role="tablist" aria-label={label}>
        {items.map((item) => (
          <TabButton
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            aria-selected={item.id === selectedId}
            aria-controls={`${id}-panel`}
            tabIndex={item.id === selectedId ? 0 : -1}
            onClick={() => item.id !== selectedId && onSelect(item.id)}
            onKeyDown={handleKeyDown}
          >
            {item.label}
          </TabButton>
        ))}
      </Strip>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selectedId}`} tabIndex={0}>
        {children}
      </Panel>
    </div>
  );
}
