import { Button, Stack } from '@poku/kit';
import { FilterButton, FilterChips } from '@poku/kit/fields';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActiveFilter } from './active-filter';
import { filterWording } from './wording';

interface FilterBarProps<Filter> {
  /** What the button says. */
  readonly label: string;
  readonly active: readonly ActiveFilter<Filter>[];
  /** Offered beside two filters or more. Default not offered. */
  readonly none?: Filter;
  /** It was pressed before it was there. Default false. */
  readonly opensAtOnce?: boolean;
  /** Lays out the button and what stands beside it. */
  readonly tools: (button: ReactNode) => ReactNode;
  /** The dialog, while it is open. */
  readonly dialog: (onApply: (filter: Filter) => void, onClose: () => void) => ReactNode;
  readonly onOpen?: () => void;
  readonly onChange: (filter: Filter) => void;
}

/** The way to a list's filter, with how much is on, and each of it to take away. */
export function FilterBar<Filter>(props: FilterBarProps<Filter>) {
  const { label, active, none, opensAtOnce = false, tools, dialog, onOpen, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function handleRemove(without: Filter) {
    // The pressed chip goes; the focus must not go with it.
    opener.current?.focus();
    onChange(without);
  }
  function handleOpen() {
    onOpen?.();
    setOpen(true);
  }
  function handleApply(filter: Filter) {
    setOpen(false);
    onChange(filter);
  }
  const openAtOnce = useEffectEvent(() => {
    // The dialog gives the focus back to who had it.
    opener.current?.focus();
    handleOpen();
  });
  useEffect(() => {
    if (opensAtOnce) openAtOnce();
  }, [opensAtOnce]);
  const chips = active.map(({ label: asked, without }) => ({
    label: asked,
    removeLabel: filterWording.remove(asked),
    onRemove: () => handleRemove(without),
  }));
  const button = (
    <FilterButton
      ref={opener}
      label={label}
      count={active.length}
      countLabel={filterWording.on(active.length)}
      onClick={handleOpen}
    />
  );
  return (
    <Stack $gap={3}>
      {tools(button)}
      {chips.length > 0 && (
        <FilterChips label={filterWording.onTitle} chips={chips}>
          {none !== undefined && chips.length > 1 ? (
            <Button variant="text" onClick={() => handleRemove(none)}>
              {filterWording.removeAll}
            </Button>
          ) : undefined}
        </FilterChips>
      )}
      {isOpen && dialog(handleApply, () => setOpen(false))}
    </Stack>
  );
}
