import { List, ListItem, radius } from '@poku/kit';
import { Bone } from './bone';
import { TextBone, WordBones } from './text-bone';

export interface ListBonesProps {
  readonly count: number;
  /** Edge of a square picture at the start, in CSS pixels. Default none. */
  readonly leadPx?: number;
  /** Words of the note below the title. Default none. */
  readonly noteWords?: number;
  /** Width of what stands at the end, as CSS. Default nothing does. */
  readonly end?: string;
}

const RowBones = ({ count, leadPx, noteWords, end }: ListBonesProps) =>
  Array.from({ length: count }, (_, index) => (
    <ListItem
      key={index}
      lead={
        leadPx === undefined ? undefined : (
          <Bone $width={`${leadPx}px`} $height={`${leadPx}px`} $round={radius.control} />
        )
      }
      title={<TextBone $width="56%" />}
      note={noteWords === undefined ? undefined : <WordBones font="caption" count={noteWords} />}
      end={end === undefined ? undefined : <TextBone $width={end} />}
    />
  ));

/** A `List` whose rows are on their way. */
export const ListBones = (props: ListBonesProps) => (
  <List aria-hidden="true">
    <RowBones {...props} />
  </List>
);
