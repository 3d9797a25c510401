import type { Interest } from '@poku/shared/contract';
import { usePlatform } from '@poku/shared/platform';
import { Stack } from '@poku/shared/ui';
import { chosenIds, InterestTiles, isSameChoice } from '../../features/choose-interests';
import { SaveBar, useDraft } from '../../features/save-draft';
import { accountWording } from '../../wording/account';
import { savedWording } from '../../calls/saved';

/** The tiles with their button. */
export function InterestForm({ interests }: { readonly interests: readonly Interest[] }) {
  const { customer } = usePlatform().api;
  const draft = useDraft<readonly string[]>({
    stored: chosenIds(interests),
    isSame: isSameChoice,
    save: (chosen) => customer.saveInterests(chosen),
  });
  return (
    <Stack $gap={5}>
      <InterestTiles
        interests={interests}
        chosen={draft.value}
        onChange={draft.change}
        legend={accountWording.interestsQuestion}
      />
      {interests.length > 0 && <SaveBar draft={draft} saved={savedWording.interestsSaved} />}
    </Stack>
  );
}
