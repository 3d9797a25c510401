import { Button, color, Icon, radius, space, styled } from '@poku/kit';
import { couponToolsWording } from '../../wording/coupon-tools';
import { Tools } from './tools.styles';

/** As high as the field that comes in its place. */
const Field = styled.div`
  display: grid;
  gap: ${space(1.5)};
  padding-bottom: ${space(1.5)};
`;
const Box = styled.button`
  display: flex;
  align-items: center;
  min-height: 48px;
  padding-inline: ${space(3)};
  border: 1.5px solid ${color('lineStrong')};
  border-radius: ${radius.control};
  background: ${color('card')};
  color: ${color('inkMuted')};
`;

/** What a visitor can press before the tools are there. */
export type WantedTool = 'search' | 'filter';

interface ToolsStartProps {
  /** What was pressed, and is on its way; `null` for nothing. */
  readonly wanted: WantedTool | null;
  readonly onWant: (tool: WantedTool) => void;
}

/** Stands in place of a list's search and filter until one of them is wanted for the first time. */
export function ToolsStart({ wanted, onWant }: ToolsStartProps) {
  return (
    <Tools>
      <Field>
        <b aria-hidden="true">{couponToolsWording.search}</b>
        <Box
          type="button"
          part="search"
          aria-label={couponToolsWording.search}
          aria-busy={wanted === 'search'}
          onClick={() => onWant('search')}
        >
          <Icon name="search" size={20} />
        </Box>
      </Field>
      <Button variant="secondary" busy={wanted === 'filter'} onClick={() => onWant('filter')}>
        <Icon name="filter" size={20} />
        {couponToolsWording.filter}
      </Button>
    </Tools>
  );
}
