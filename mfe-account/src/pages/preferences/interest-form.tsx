import { usePlatform } from '@poku/platform';
import { Stack } from '@poku/kit';
import { interestsDraft, InterestTiles } from '../../features/choose-interests';
import { SaveBar, useDraft } from '../../features/save-draft';
import { type Interest, interestsWording } from '../../calls/interests';

/** The tiles with their button. */
export function InterestForm({ interests }: { readonly interests: readonly Interest[] }) {
  const platform = usePlatform();
  const draft = useDraft(interestsDraft(platform, interests));
  return (
    <Stack $gap={5}>
      <InterestTiles interests={interests} chosen={draft.value} onChange={draft.change} />
      {interests.length > 0 && <SaveBar draft={draft} saved={interestsWording.saved} />}
    </Stack>
  );
}
