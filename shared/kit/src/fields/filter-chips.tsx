import { type ReactNode } from 'react';
import { color, font, Icon, radius, space, styled } from '@poku/kit';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  list-style: none;
`;
/** Seen 36 px high; 44 px can be touched. */
const Chip = styled.button`
  ${font('caption', 'bold')}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  max-width: 100%;
  min-height: ${space(9)};
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color('primary')};
  border-radius: ${radius.pill};
  background: ${color('primarySoft')};
  color: ${color('ink')};
  text-align: start;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: -${space(1)};
  }
  svg {
    flex: none;
    color: ${color('primary')};
  }
`;

/** A filter that is on. */
export interface FilterChip {
  /** What it asks for; labels of one list differ. */
  readonly label: string;
  /** What a press does, in words. */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

export interface FilterChipsProps {
  /** What the list is, for screen readers. */
  readonly label: string;
  readonly chips: readonly FilterChip[];
  /** Stands after the last one, for example a button that takes all away. */
  readonly children?: ReactNode;
}

/** The filters that are on; a press takes one away. */
export function FilterChips({ label, chips, children }: FilterChipsProps) {
  return (
    <List aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.label}>
          <Chip type="button" aria-label={chip.removeLabel} onClick={chip.onRemove}>
            {chip.label}
            <Icon name="close" size={16} />
          </Chip>
        </li>
      ))}
      {children !== undefined && <li>{children}</li>}
    </List>
  );
}
