import { Spinner } from '@poku/kit';
import { Waiting, WordBones } from '@poku/kit/placeholder';
import { ResultDrawing, Root, Sentence, Words } from '../../features/show-result';

/** Whose link it is, and how it ended, is not known yet. */
export const Placeholder = () => (
  <Waiting>
    <Root>
      <ResultDrawing status="busy" />
      <Words>
        <Spinner label={null} />
        <Sentence>
          <WordBones font="heading" count={4} />
        </Sentence>
      </Words>
    </Root>
  </Waiting>
);
