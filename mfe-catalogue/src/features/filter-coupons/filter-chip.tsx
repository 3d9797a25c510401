import { couponSearchWording } from '@poku/shared/domain';
import { color, font, Icon, radius, space, styled } from '@poku/shared/ui';

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

interface FilterChipProps {
  readonly label: string;
  readonly onRemove: () => void;
}

/** A filter that is on; a press takes it away. */
export function FilterChip({ label, onRemove }: FilterChipProps) {
  return (
    <Chip type="button" aria-label={couponSearchWording.removeFilter(label)} onClick={onRemove}>
      {label}
      <Icon name="close" size={16} />
    </Chip>
  );
}
