import {
  Card,
  color,
  desk,
  focusWidth,
  font,
  forcedColours,
  radius,
  space,
  styled,
  tabularNumbers,
} from '@poku/kit';

/** One column; on a desk as wide as two. */
export const Column = styled.div`
  max-width: ${focusWidth};
  margin: 0 auto;
  ${desk} {
    max-width: calc(2 * ${focusWidth} + ${space(8)});
  }
`;
/** Two parts below each other; on a desk the first stays in sight beside the second. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(5)};
  ${desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(8)};
  }
`;

/** What came in the year, on the ground of the header. */
export const Hero = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)} ${space(4)} ${space(4)};
  border-radius: ${radius.card};
  background: ${color('header')};
  color: ${color('onHeader')};
  ${forcedColours} {
    border: 1px solid;
  }
`;
export const Earned = styled.p`
  ${font('body')}
  ${tabularNumbers}
  display: grid;
`;
export const Figure = styled.b`
  font-size: min(2.75rem, 13vw);
  font-weight: 600;
  line-height: 1.1;
`;
export const Quiet = styled.p`
  ${font('caption')}
`;

/** The months, as high as the points that came in each. */
export const Bars = styled.ol`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  align-items: end;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
export const Month = styled.li`
  ${font('caption')}
  display: grid;
  justify-items: center;
  gap: ${space(1)};
`;
export const Track = styled.span`
  display: flex;
  align-items: end;
  width: 100%;
  height: 96px;
`;
export const Bar = styled.span<{ readonly $isEmpty: boolean }>`
  flex: 1;
  ${({ $isEmpty }) => $isEmpty && 'opacity: 0.5;'}
  min-height: 3px;
  border-radius: 3px 3px 0 0;
  background: ${color('points')};
  ${forcedColours} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

/** Figures side by side. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.75rem, 100%), 1fr));
  gap: ${space(3)};
  margin: 0;
`;
/** The main one has a row of its own. */
export const Fact = styled(Card)<{ readonly $isMain?: boolean }>`
  ${({ $isMain }) => $isMain && 'grid-column: 1 / -1;'}
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
`;
export const Name = styled.dt`
  ${font('caption')}
  color: ${color('inkMuted')};
`;
export const Value = styled.dd<{ readonly $isMain: boolean }>`
  ${({ $isMain }) => font($isMain ? 'title' : 'heading', 'bold')}
  ${tabularNumbers}
  margin: 0;
  overflow-wrap: anywhere;
`;
export const Small = styled.span`
  ${font('caption')}
  display: block;
`;
