import { useDebounced } from '@poku/kit/hooks';
import { Icon } from '@poku/kit';
import { TextField } from '@poku/kit/fields';
import { type RefObject, useEffect, useState } from 'react';
import { couponToolsWording } from '../../wording/coupon-tools';
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_CHARS } from '../../limits';

export interface SearchFieldProps {
  /** What is searched for now. */
  readonly value: string;
  /** Called once the member paused typing, with a text that differs from `value`. */
  readonly onSearch: (name: string) => void;
  /** The member left the field with this text, or cleared it. */
  readonly onLeave: (name: string) => void;
  /** It was pressed before it was there. Default false. */
  readonly takesFocus?: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
}

export function SearchField({ value, onSearch, onLeave, takesFocus = false, input }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Somebody else changed the search; what was typed here comes back while the member may already type on.
    if (value !== sent) setText(value);
  }
  useDebounced(text.trim(), SEARCH_DEBOUNCE_MS, (name) => {
    if (name === value) return;
    setSent(name);
    onSearch(name);
  });
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus, input]);
  return (
    <TextField
      ref={input}
      label={couponToolsWording.search}
      type="search"
      inputMode="search"
      autoComplete="off"
      maxLength={SEARCH_MAX_CHARS}
      prefix={<Icon name="search" size={20} />}
      value={text}
      onChange={(next) => {
        // Cleared at once.
        if (next === '' && text.length > 1) onLeave(text.trim());
        setText(next);
      }}
      onBlur={() => onLeave(text.trim())}
    />
  );
}
