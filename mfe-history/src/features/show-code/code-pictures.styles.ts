import { css, radius, space, styled } from '@poku/kit';

/** `page` below each other in a page; `till` in the areas `qr`, as wide as `--qr`, and `bars` of the grid around them. */
export type PicturesSize = 'page' | 'till';

interface Sized {
  readonly $size: PicturesSize;
}

/** White under both, whatever the theme: a scanner needs the contrast. */
export const Pictures = styled.div<Sized>`
  ${({ $size }) =>
    $size === 'till'
      ? 'display: contents;'
      : css`
          display: grid;
          gap: ${space(2)};
          padding: ${space(1)} 0 ${space(3)};
          border-radius: ${radius.control};
          background: white;
        `}
`;
export const QrBox = styled.div<Sized>`
  ${({ $size }) => ($size === 'till' ? 'grid-area: qr; width: min(100%, var(--qr));' : 'width: min(100%, 200px);')}
  display: grid;
  place-items: center;
  justify-self: center;
  aspect-ratio: 1;
`;
export const BarcodeBox = styled.div<Sized>`
  ${({ $size }) => ($size === 'till' ? 'grid-area: bars;' : 'height: 72px;')}
  display: grid;
  justify-items: center;
  width: 100%;
`;
export const Failed = styled.div<Sized>`
  ${({ $size }) => $size === 'till' && 'grid-area: qr;'}
  display: grid;
  justify-items: center;
  text-align: center;
`;
export const Drawing = styled.svg<{ readonly $isSquare: boolean }>`
  display: block;
  width: 100%;
  ${({ $isSquare }) => ($isSquare ? 'aspect-ratio: 1;' : 'height: 100%;')}
  fill: black;
  background: white;
`;
