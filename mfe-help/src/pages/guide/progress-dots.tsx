import { color, motion, space, styled } from '@poku/kit';

const Dots = styled.div`
  display: flex;
  gap: ${space(2)};
`;
const Dot = styled.span<{ $isCurrent: boolean }>`
  width: ${({ $isCurrent }) => space($isCurrent ? 6 : 2)};
  height: ${space(2)};
  border-radius: ${space(1)};
  background: ${({ $isCurrent }) => color($isCurrent ? 'primary' : 'lineStrong')};
  transition: width ${motion.quick} ease-out;
`;

/** A dot for each card, the current one longer. Decoration: the words beside it say the same. */
export function ProgressDots({ count, current }: { readonly count: number; readonly current: number }) {
  return (
    <Dots aria-hidden>
      {Array.from({ length: count }, (_, position) => (
        <Dot key={position} $isCurrent={position === current} />
      ))}
    </Dots>
  );
}
