import { Button, FullScreenDialog, space, Stack, styled } from '@poku/kit';
import { type ReactNode, useRef, useState } from 'react';
import { filterWording } from './wording';

const Actions = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(3)};
`;

/** What a dialog's fields work on. */
export interface FilterDraft<Filter> {
  readonly draft: Filter;
  readonly change: (changes: Partial<Filter>) => void;
  /** Another one after each 'Atur ulang': the key of fields that keep what was typed. */
  readonly resets: number;
}

interface FilterDialogProps<Filter> {
  readonly title: string;
  readonly filter: Filter;
  /** What 'Atur ulang' leads to. */
  readonly none: Filter;
  /** Whether a list can be asked for it. */
  readonly isPossible: (filter: Filter) => boolean;
  readonly onApply: (filter: Filter) => void;
  readonly onClose: () => void;
  /** The fields. What stands wrong in one is marked by `aria-invalid`. */
  readonly children: (fields: FilterDraft<Filter>) => ReactNode;
}

/** What narrows a list: nothing happens before 'Terapkan', which leads to the first field that is wrong. */
export function FilterDialog<Filter extends object>(props: FilterDialogProps<Filter>) {
  const { title, filter, none, isPossible, onApply, onClose, children } = props;
  const [draft, setDraft] = useState(filter);
  const [resets, setResets] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const change = (changes: Partial<Filter>): void => setDraft((before) => ({ ...before, ...changes }));

  function handleApply() {
    const wrong = [...(form.current?.querySelectorAll('input') ?? [])].find(
      (input) => input.validity.badInput || input.getAttribute('aria-invalid') === 'true',
    );
    if (wrong) wrong.focus();
    else if (isPossible(draft)) onApply(draft);
  }
  function handleReset() {
    setDraft(none);
    setResets((count) => count + 1);
  }
  return (
    <FullScreenDialog
      open
      title={title}
      onClose={onClose}
      footer={
        <Actions>
          <Button variant="secondary" onClick={handleReset}>
            {filterWording.reset}
          </Button>
          <Button fullWidth onClick={handleApply}>
            {filterWording.apply}
          </Button>
        </Actions>
      }
    >
      <Stack $gap={5} ref={form}>
        {children({ draft, change, resets })}
      </Stack>
    </FullScreenDialog>
  );
}
