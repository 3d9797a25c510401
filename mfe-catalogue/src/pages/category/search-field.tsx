import { catalogueWording, SEARCH_DEBOUNCE_MS } from '@poku/shared/domain';
import { Icon } from '@poku/shared/ui';
import { TextField } from '@poku/shared/ui/fields';
import { useEffect, useEffectEvent, useState } from 'react';

export interface SearchFieldProps {
  /** What is searched for now. */
  readonly value: string;
  /** Called once the member paused typing, with a text that differs from `value`. */
  readonly onSearch: (name: string) => void;
}

export function SearchField({ value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const search = useEffectEvent((name: string) => {
    if (name !== value) onSearch(name);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
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
