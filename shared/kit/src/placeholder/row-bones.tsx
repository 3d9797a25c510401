import { List, ListItem, radius } from '@poku/kit';
import { Bone } from './bone';
import { TextBone } from './text-bone';

export interface RowBonesProps {
  readonly count: number;
  /** Edge of a square picture at the start, in CSS pixels. Default none. */
  readonly leadPx?: number;
  /** Lines of note below the title. Default 0. */
  readonly notes?: number;
  /** Width of what stands at the end, as CSS. Default nothing does. */
  readonly end?: string;
}

/** Rows of a `List` on their way; without the list around them. */
export const RowBones = ({ count, leadPx, notes = 0, end }: RowBonesProps) =>
  Array.from({ length: count }, (_, index) => (
    <ListItem
      key={index}
      lead={
        leadPx === undefined ? undefined : (
          <Bone $width={`${leadPx}px`} $height={`${leadPx}px`} $round={radius.control} />
        )
      }
      title={<TextBone $width="56%" />}
      note={
        notes === 0
          ? undefined
          : Array.from({ length: notes }, (_note, line) => (
              <TextBone key={line} $font="caption" $width={line === notes - 1 ? '64%' : '92%'} />
            ))
      }
      end={end === undefined ? undefined : <TextBone $width={end} />}
    />
  ));

/** A `List` whose rows are on their way. */
export const ListBones = (props: RowBonesProps) => (
  <List aria-hidden="true">
    <RowBones {...props} />
  </List>
);
