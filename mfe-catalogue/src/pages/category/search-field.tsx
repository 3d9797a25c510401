import { catalogueWording, SEARCH_DEBOUNCE_MS } from '@poku/shared/domain';
import { useDebounced } from '@poku/shared/hooks';
import { Icon } from '@poku/shared/ui';
import { TextField } from '@poku/shared/ui/fields';
import { useState } from 'react';

export interface SearchFieldProps {
  /** What is searched for now. */
  readonly value: string;
  /** Called once the member paused typing, with a text that differs from `value`. */
  readonly onSearch: (name: string) => void;
}

export function SearchField({ value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  useDebounced(text.trim(), SEARCH_DEBOUNCE_MS, (name) => {
    if (name !== value) onSearch(name);
  });
  return (
    <TextField
      label={catalogueWording.searchLabel}
      type="search"
      inputMode="search"
      autoComplete="off"
      prefix={<Icon name="search" size={20} />}
      value={text}
      onChange={setText}
    />
  );
}
