import { catalogueWording } from '@poku/shared/domain';
import { Button, FullScreenDialog, Stack } from '@poku/shared/ui';
import { Checkbox, RadioGroup } from '@poku/shared/ui/fields';
import { useState } from 'react';
import { type CategorySearch, sortOptions } from './search';

export interface FilterDialogProps {
  readonly search: CategorySearch;
  readonly onApply: (changes: Pick<CategorySearch, 'sort' | 'isAffordableOnly'>) => void;
  readonly onClose: () => void;
}

export function FilterDialog({ search, onApply, onClose }: FilterDialogProps) {
  const [sort, setSort] = useState(search.sort);
  const [isAffordableOnly, setAffordableOnly] = useState(search.isAffordableOnly);
  return (
    <FullScreenDialog
      open
      title={catalogueWording.filterTitle}
      onClose={onClose}
      footer={
        <Button fullWidth onClick={() => onApply({ sort, isAffordableOnly })}>
          {catalogueWording.applyFilter}
        </Button>
      }
    >
      <Stack $gap={5}>
        <RadioGroup label={catalogueWording.sort} options={sortOptions} value={sort} onChange={setSort} />
        <Checkbox
          label={catalogueWording.affordableOnly}
          checked={isAffordableOnly}
          onChange={setAffordableOnly}
        />
      </Stack>
    </FullScreenDialog>
  );
}
