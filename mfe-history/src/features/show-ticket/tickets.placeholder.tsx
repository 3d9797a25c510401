import { Grid, radius } from '@poku/kit';
import { Bone, TextBone, WordBones } from '@poku/kit/placeholder';
import { Face, Root, Stub, Words } from './ticket.styles';

/** Tickets that fill a phone's screen. */
const TICKETS = 5;

/** A `TicketList` on its way. */
export const TicketBones = () => (
  <Grid $columns={1} $wideColumns={2} aria-hidden="true">
    {Array.from({ length: TICKETS }, (_, index) => (
      <Root key={index} $isOver={false} $isTorn={false}>
        <Face>
          <Stub>
            <Bone $ratio="16 / 9" $round={radius.control} />
          </Stub>
          <Words>
            <Bone $width="3.5rem" $height="22px" $round={radius.pill} />
            <TextBone $font="caption" $width="5rem" />
            <WordBones count={4} />
            <TextBone $font="caption" $width="9rem" />
          </Words>
        </Face>
      </Root>
    ))}
  </Grid>
);
