import { type Ref } from 'react';
import { Button, color, font, Icon, radius, space, styled, VisuallyHidden } from '@poku/kit';

const Count = styled.span`
  ${font('caption', 'bold')}
  min-width: ${space(5.5)};
  padding-inline: ${space(1.5)};
  border-radius: ${radius.pill};
  background: ${color('primary')};
  color: ${color('onPrimary')};
  text-align: center;
`;

export interface FilterButtonProps {
  readonly label: string;
  /** Filters that are on, 0 or more. */
  readonly count: number;
  /** The count in words, for screen readers. */
  readonly countLabel: string;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The way to a list's filter, with how many are on. */
export function FilterButton({ label, count, countLabel, onClick, ref }: FilterButtonProps) {
  return (
    <Button ref={ref} variant="secondary" onClick={onClick}>
      <Icon name="filter" size={20} />
      {label}
      {count > 0 && (
        <>
          <Count aria-hidden="true">{count}</Count>
          <VisuallyHidden>{countLabel}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}
