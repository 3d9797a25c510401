import { css, medium, space, styled, wide } from '@poku/kit';

/** What a track shows at a time, on a phone and from 900 px on; from 600 px the mean of both. */
export interface Sight {
  readonly $visible: number;
  readonly $wideVisible: number;
  /** Distance of the slides in steps of 4 px. */
  readonly $gap: number;
}

/** A slide's share of the track, or with large text what its words need; the fewer there are, the longer these are. */
const slideWidth = (visible: number, gap: number) => css`
  grid-auto-columns: min(
    100%,
    max((100% - ${space((visible - 1) * gap)}) / ${visible}, ${2.5 + 8.4 / visible}rem)
  );
`;

/** A thumb pushes it and it rests at a slide; the room at its edges is for shadows and focus rings. */
export const Slides = styled.ul<Sight>`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  ${({ $visible, $gap }) => slideWidth($visible, $gap)}
  gap: ${({ $gap }) => space($gap)};
  margin: -${space(1)};
  padding: ${space(1)};
  list-style: none;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${space(1)};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
  ${medium} {
    ${({ $visible, $wideVisible, $gap }) => slideWidth(($visible + $wideVisible) / 2, $gap)}
  }
  ${wide} {
    ${({ $wideVisible, $gap }) => slideWidth($wideVisible, $gap)}
  }
`;

const hiddenWhenWide = css`
  ${wide} {
    display: none;
  }
`;

/** A slide once more at the end, so that the last is followed by the first. */
export const Clone = styled.li<{ $isNarrowOnly: boolean }>`
  ${({ $isNarrowOnly }) => $isNarrowOnly && hiddenWhenWide}
`;

/** Buttons at the end of the heading; their margin lets the icons, not their targets, end with the slides. */
export const Controls = styled.div<{ $isNarrowOnly: boolean }>`
  display: flex;
  margin-inline-end: -${space(2.5)};
  > button:first-of-type svg {
    transform: scaleX(-1);
  }
  ${({ $isNarrowOnly }) => $isNarrowOnly && hiddenWhenWide}
`;
