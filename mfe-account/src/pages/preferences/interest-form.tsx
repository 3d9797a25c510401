import { usePlatform } from '@poku/platform';
import { Stack } from '@poku/kit';
import { chosenIds, InterestTiles, isSameChoice } from '../../features/choose-interests';
import { SaveBar, useDraft } from '../../features/save-draft';
import { accountWording } from '../../wording/account';
import { chooseInterestsCall, type Interest, interestsWording } from '../../calls/interests';

/** The tiles with their button. */
export function InterestForm({ interests }: { readonly interests: readonly Interest[] }) {
  const platform = usePlatform();
  const draft = useDraft<readonly string[]>({
    stored: chosenIds(interests),
    isSame: isSameChoice,
    save: (chosen) => platform.call(chooseInterestsCall, { interests: chosen.map((id) => ({ id })) }),
  });
  return (
    <Stack $gap={5}>
      <InterestTiles
        interests={interests}
        chosen={draft.value}
        onChange={draft.change}
        legend={accountWording.interestsQuestion}
      />
      {interests.length > 0 && <SaveBar draft={draft} saved={interestsWording.saved} />}
    </Stack>
  );
}
